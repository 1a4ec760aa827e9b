import Foundation
import Testing

@testable import DogPatchServer

struct MultipartFormTests {
    private let type = "multipart/form-data; boundary=xx"

    @Test func `each part is found by its name, byte for byte`() throws {
        let form = try #require(self.form(Self.twoParts))

        #expect(form["name"] == Data("Zoë".utf8))
        #expect(form["picture"] == Data("\r\n--x\r\n".utf8))
        #expect(form["other"] == nil)
    }

    @Test func `the name of a file is no name of a part`() throws {
        let body = part(#"Content-Disposition: form-data; filename="name""#, "Zoë") + "--xx--\r\n"
        let form = try #require(self.form(body))

        #expect(form["name"] == nil)
    }

    @Test(arguments: [
        #"multipart/form-data; boundary="xx""#, "multipart/form-data; boundary=xx; a=b",
    ])
    func `a boundary may stand in quotes, and before something else`(type: String) {
        #expect(MultipartForm(Data(Self.twoParts.utf8), type: type)?["name"] == Data("Zoë".utf8))
    }

    @Test(arguments: ["multipart/form-data", "text/plain; boundary=xx", ""])
    func `another type is no form`(type: String) {
        #expect(MultipartForm(Data(Self.twoParts.utf8), type: type) == nil)
    }

    @Test(arguments: [
        "", "--yy\r\n", "--xx", "--xx\r\nno end", "--xx\r\nno empty line\r\n--xx--",
        String(twoParts.dropLast("--\r\n".count)),
    ])
    func `a form that is cut off is none`(body: String) {
        #expect(form(body) == nil)
    }
}

extension MultipartFormTests {
    private static let twoParts =
        part(#"Content-Disposition: form-data; name="name""#, "Zoë")
        + part(
            #"Content-Disposition: form-data; filename="a.png"; name="picture""#, "\r\n--x\r\n")
        + "--xx--\r\n"

    private func form(_ body: String) -> MultipartForm? {
        MultipartForm(Data(body.utf8), type: type)
    }
}

private func part(_ head: String, _ body: String) -> String {
    "--xx\r\n\(head)\r\n\r\n\(body)\r\n"
}
