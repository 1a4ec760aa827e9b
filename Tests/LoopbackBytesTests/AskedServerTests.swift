import Foundation
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AskedServerTests {
    @Test func `a question is read whole, however it comes`() throws {
        let server = try AskedServer { question in
            let host = question.headers["host"] ?? "?"
            let words = [question.method, question.path, host, "\(question.headers.count)"]
            return HTTPReply(201, Data(words.joined(separator: " ").utf8) + question.body)
        }
        let client = try #require(Client(to: server.url))

        for piece in [
            "PU", "T /a?b HTTP/1.1\r\nHOST:  me \r\nno\r\nContent-Length: 5\r\n\r\n1", "2345",
        ] {
            client.say(piece)
        }

        let head = "HTTP/1.1 201 Whatever\r\nContent-Length: 18\r\nConnection: close\r\n\r\n"
        #expect(client.hear() == head + "PUT /a?b me 212345")
    }

    @Test func `an answer of any length arrives whole, one client after the other`() throws {
        let long = String(repeating: "long ", count: 1_000_000)
        let server = try AskedServer { _ in HTTPReply(200, Data(long.utf8)) }

        for _ in 1...2 {
            let client = try #require(Client(to: server.url))
            client.say("GET / HTTP/1.1\r\n\r\n")
            #expect(client.hear().hasSuffix("\r\n\r\n" + long))
        }
    }

    @Test func `who goes without a word leaves room for the next`() throws {
        let server = try AskedServer { _ in HTTPReply(404) }
        do { _ = try #require(Client(to: server.url)) }
        let client = try #require(Client(to: server.url))

        client.say("GET / HTTP/1.1\r\n\r\n")

        #expect(client.hear().hasPrefix("HTTP/1.1 404 "))
    }

    @Test func `when it ends, nobody is kept, and nobody comes in`() throws {
        var server: AskedServer? = try AskedServer { _ in HTTPReply(200) }
        let url = try #require(server?.url)
        let client = try #require(Client(to: url))
        client.say("GET / HTTP/1.1\r\n")

        server = nil

        #expect(client.hear() == "")
        #expect(Client(to: url) == nil)
    }
}
