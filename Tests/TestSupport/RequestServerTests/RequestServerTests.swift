import Foundation
import RequestServer
import SocketsTesting
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RequestServerTests {
    @Test func `a request is read whole, however it comes`() throws {
        let server = try RequestServer { request in
            let headers = ["host", "x"].map { request.headers[$0] ?? "?" }
            let words = [request.method, request.path] + headers
            return HTTPReply(201, Data(words.joined(separator: "|").utf8) + request.body)
        }
        let client = try #require(SocketClient(to: server.url))

        for piece in [
            "PU", "T /a?b HTTP/1.1\r\nHOST:  me \r\nno\r\nX: 1:2\r\nContent-Length: 5\r\n\r\n1",
            "2345tail",
        ] {
            client.write(piece)
        }

        let head = "HTTP/1.1 201 Whatever\r\nContent-Length: 20\r\nConnection: close\r\n\r\n"
        #expect(client.readAll() == head + "PUT|/a?b|me|1:212345")
    }

    @Test(arguments: ["\r\n\r\n", "GET\r\n\r\n", "GET / X\r\nContent-Length: -1\r\n\r\n"])
    func `nonsense is a request, too`(text: String) throws {
        let server = try RequestServer { HTTPReply(400, Data("\($0.method)|\($0.path)".utf8)) }
        let client = try #require(SocketClient(to: server.url))

        client.write(text)

        let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
        let heard = try #require(client.readAll())
        #expect(heard.hasSuffix("\r\n\r\n\(words.first ?? "")|\(words.dropFirst().first ?? "")"))
    }

    @Test func `an answer of any length arrives whole, one client after the other`() throws {
        let long = String(repeating: "long ", count: 1_000_000)
        let server = try RequestServer { _ in HTTPReply(200, Data(long.utf8)) }

        for _ in 1...2 {
            let client = try #require(SocketClient(to: server.url))
            client.write("GET / HTTP/1.1\r\n\r\n")
            #expect(client.readAll()?.hasSuffix("\r\n\r\n" + long) == true)
        }
    }

    @Test func `a client that goes without a word leaves room for the next`() throws {
        let server = try RequestServer { _ in HTTPReply(404) }
        do { _ = try #require(SocketClient(to: server.url)) }
        let client = try #require(SocketClient(to: server.url))

        client.write("GET / HTTP/1.1\r\n\r\n")

        #expect(client.readAll()?.hasPrefix("HTTP/1.1 404 ") == true)
    }

    @Test func `a client that breaks off leaves room for the next`() throws {
        let server = try RequestServer { _ in HTTPReply(200, Data(count: 5_000_000)) }
        do {
            let client = try #require(SocketClient(to: server.url))
            client.willReset()
            client.write("GET / HTTP/1.1\r\n\r\n")
        }
        let client = try #require(SocketClient(to: server.url))

        client.write("GET / HTTP/1.1\r\n\r\n")

        #expect(client.readAll()?.hasPrefix("HTTP/1.1 200 ") == true)
    }

    @Test func `a server that ends keeps nobody`() throws {
        var server: RequestServer? = try RequestServer { _ in HTTPReply(200) }
        let url = try #require(server?.url)
        let client = try #require(SocketClient(to: url))
        client.write("GET / HTTP/1.1\r\n")

        server = nil

        #expect(client.readAll() == "")
    }
}
