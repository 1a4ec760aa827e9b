import DogPatchServer
import Foundation
import RequestServer
import Testing

struct InMemoryServerTests {
    private let server = InMemoryServer(puppies: "[]", now: { Date(timeIntervalSince1970: 1000) })

    @Test func `everybody sees the puppies`() {
        #expect(server.reply(to: request("GET", "/listings")) == HTTPReply(200, Data("[]".utf8)))
    }

    @Test(arguments: [("GET", "/cats"), ("POST", "/listings"), ("GET", "/sign-in")])
    func `a server does not know other paths and methods`(method: String, path: String) {
        #expect(server.reply(to: request(method, path)) == HTTPReply(404))
    }

    @Test func `a token is good for an hour, and tells who somebody is`() throws {
        let token = try token(in: signIn("zoe@dogs.example:woof"))

        let part = try #require(token.split(separator: ".").dropFirst().first)
        #expect(Data(base64Encoded: "\(part)==") == Data(#"{"exp": 4600}"#.utf8))
        #expect(account(token) == ["name": "Zoë", "email": "zoe@dogs.example"])
    }

    @Test(arguments: ["zoe@dogs.example:miaow", "ada@dogs.example:woof", "zoe@dogs.example", ""])
    func `a wrong password, or none, is refused`(words: String) {
        #expect(signIn(words) == HTTPReply(401))
    }

    @Test(arguments: ["", "Bearer", "Bearer x", "Basic x"])
    func `an account needs a token`(words: String) {
        let request = request("GET", "/account", ["authorization": words])

        #expect(server.reply(to: request) == HTTPReply(401))
    }

    @Test func `a token that is forgotten is refused`() throws {
        let token = try token(in: signIn("zoe@dogs.example:woof"))

        server.forgetTokens()

        #expect(account(token) == nil)
    }

    @Test func `a password may have a colon`() throws {
        _ = try token(in: register(["name": "Ada", "email": "ada@x", "password": "a:b"]))

        #expect(signIn("ada@x:a:b").status == 200)
    }

    @Test func `an e-mail is registered once`() throws {
        let token = try token(in: register(["name": "Ada", "email": "ada@x", "password": "a"]))

        #expect(account(token) == ["name": "Ada", "email": "ada@x"])
        let again = register(["name": "Bob", "email": "ada@x", "password": "b"])
        #expect(again == HTTPReply(409))
        #expect(signIn("ada@x:b") == HTTPReply(401))
    }

    @Test(arguments: ["name", "email", "password"])
    func `a registration needs all three`(missing: String) {
        var fields = ["name": "Ada", "email": "ada@x", "password": "a"]
        fields[missing] = nil

        #expect(register(fields) == HTTPReply(400))
    }

    @Test func `name and picture are changed by a form`() throws {
        let token = try token(in: signIn("zoe@dogs.example:woof"))

        let reply = change(token, type: "multipart/form-data; boundary=xx")

        #expect(reply.status == 200)
        #expect(account(token)?["name"] == "Zoë B.")
        #expect(server.picture(of: "zoe@dogs.example") == Data("dog".utf8))
        #expect(server.picture(of: "ada@x") == nil)
    }

    @Test func `what is no form changes nothing`() throws {
        let token = try token(in: signIn("zoe@dogs.example:woof"))

        #expect(change(token, type: "text/plain") == HTTPReply(400))
        #expect(change("x", type: "multipart/form-data; boundary=xx") == HTTPReply(401))
        #expect(account(token)?["name"] == "Zoë")
        #expect(server.picture(of: "zoe@dogs.example") == nil)
    }
}

extension InMemoryServerTests {
    private func request(
        _ method: String, _ path: String, _ headers: [String: String] = [:], _ body: Data = Data()
    ) -> HTTPRequest {
        HTTPRequest(method: method, path: path, headers: headers, body: body)
    }

    private func signIn(_ words: String) -> HTTPReply {
        let basic = "Basic " + Data(words.utf8).base64EncodedString()
        return server.reply(to: request("POST", "/sign-in", ["authorization": basic]))
    }

    private func register(_ fields: [String: String]) -> HTTPReply {
        let body = (try? JSONEncoder().encode(fields)) ?? Data()
        return server.reply(to: request("POST", "/register", [:], body))
    }

    private func change(_ token: String, type: String) -> HTTPReply {
        func part(_ name: String, _ value: String) -> String {
            "--xx\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        let body = part("name", "Zoë B.") + part("picture", "dog") + "--xx--\r\n"
        let headers = ["authorization": "Bearer \(token)", "content-type": type]
        return server.reply(to: request("PUT", "/account", headers, Data(body.utf8)))
    }

    private func token(in reply: HTTPReply) throws -> String {
        let fields = try JSONDecoder().decode([String: String].self, from: reply.body)
        return try #require(fields["token"])
    }

    /// What the server knows of whoever has this token; nil if that is nobody.
    private func account(_ token: String) -> [String: String]? {
        let headers = ["authorization": "Bearer \(token)"]
        let reply = server.reply(to: request("GET", "/account", headers))
        return try? JSONDecoder().decode([String: String].self, from: reply.body)
    }
}
