import DogPatchClient
import Foundation
import Testing

final class ProfileFormTests {
    private let picture = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: picture) }

    @Test func `name and picture are two parts`() throws {
        let lines = [
            "--B", #"Content-Disposition: form-data; name="name""#, "", "Zoë",
            "--B", #"Content-Disposition: form-data; name="picture"; filename="picture""#,
            "Content-Type: application/octet-stream", "", "🐶", "--B--", "",
        ]

        let sut = try form("Zoë", "🐶", "B")

        #expect(try sut.text() == lines.joined(separator: "\r\n"))
    }

    @Test(arguments: [("Zoë", "🐶 B 🐶"), ("ABBA", "🐶"), ("B\u{301}", "🐶")])
    func `a boundary is nowhere in the form`(name: String, picture: String) throws {
        let sut = try form(name, picture, "B", "C")

        #expect(sut.boundary == "C")
    }

    @Test func `a large picture comes in pieces`() throws {
        let sut = try form("Zoë", String(repeating: "🐶", count: 40_000), "B")
        var pieces: [Int] = []

        try sut.forEachPiece { pieces.append($0.count) }

        #expect(pieces.dropFirst().dropLast() == [65_536, 65_536, 28_928])
    }

    @Test func `a boundary is not where two pieces meet`() throws {
        let picture = String(repeating: "x", count: 65_530) + "BOUNDARY"

        let sut = try form("Zoë", picture, "BOUNDARY", "C")

        #expect(sut.boundary == "C")
    }

    @Test func `what is no picture is a sentence`() {
        let error = #expect(throws: (any Error).self) {
            try ProfileForm(name: "Zoë", picture: picture)
        }

        let sentence = (error as? DogPatchError)?.sentence
        #expect(sentence == "This picture cannot be read. Choose another one.")
    }
}

extension ProfileFormTests {
    /// A form whose boundary is the first of these that is good.
    private func form(_ name: String, _ text: String, _ boundaries: String...) throws -> ProfileForm
    {
        try Data(text.utf8).write(to: picture)
        var rest = boundaries
        return try ProfileForm(name: name, picture: picture) { rest.removeFirst() }
    }
}
