import Foundation
import LoopbackServer
import SocketsTesting
import Testing

/// What the server says, byte by byte, and whom it hears.
@Suite(.timeLimit(.minutes(1)))
struct BytesTests {
    @Test func `an answer is a head and a body, and then the server closes`() throws {
        let server = try LoopbackServer(.answer(status: 404, body: "[1]"))

        let client = try #require(SocketClient(to: server.url))
        client.write("GET / HTTP/1.1\r\n\r\n")

        #expect(client.readAll() == "HTTP/1.1 404 Whatever\r\nContent-Length: 3\r\n\r\n[1]")
    }

    @Test func `half an answer promises twice as much`() throws {
        let server = try LoopbackServer(.half("[1]"))

        let client = try #require(SocketClient(to: server.url))
        client.write("GET / HTTP/1.1\r\n\r\n")

        #expect(client.readAll() == "HTTP/1.1 200 Whatever\r\nContent-Length: 6\r\n\r\n[1]")
    }

    @Test func `silence keeps the connection`() throws {
        let server = try LoopbackServer(.silence)

        let client = try #require(SocketClient(to: server.url, patience: 0.2))
        client.write("GET / HTTP/1.1\r\n\r\n")

        #expect(client.readAll() == nil)
    }

    @Test func `a request may come in pieces`() async throws {
        let server = try LoopbackServer(.hangUp)

        let client = try #require(SocketClient(to: server.url))
        client.write("G")
        client.write("ET /items HTTP/1.1\r\n")
        // More than fits into one read, however fast the pieces come.
        client.write("Cookie: " + String(repeating: "o", count: 2000) + "\r\n\r\n")

        #expect(client.readAll() == "")
        #expect(await server.requests.first { _ in true } == "GET /items HTTP/1.1")
    }

    @Test func `a client that leaves in the middle of a request is in nobody's way`() throws {
        let server = try LoopbackServer(.answer(body: "[]"))

        try #require(SocketClient(to: server.url)).write("GET /it")

        let client = try #require(SocketClient(to: server.url))
        client.write("GET / HTTP/1.1\r\n\r\n")
        #expect(client.readAll()?.hasSuffix("[]") == true)
    }

    @Test func `a client that breaks off is in nobody's way`() throws {
        let server = try LoopbackServer(.answer(body: "[]"))

        do {
            let client = try #require(SocketClient(to: server.url))
            client.willReset()
            client.write("GET /it")
        }

        let client = try #require(SocketClient(to: server.url))
        client.write("GET / HTTP/1.1\r\n\r\n")
        #expect(client.readAll()?.hasSuffix("[]") == true)
    }

    @Test func `a server that does not listen keeps its port`() throws {
        let server = try LoopbackServer(.nobody)

        // A right server passes, however often this looks.
        let isFree = (1...2000).contains { _ in SocketClient.canListen(at: server.url) }
        #expect(!isFree)
    }

    #if os(Linux)
        /// On Linux this machine has more than one address of its own.
        @Test func `a server is found at one address alone`() throws {
            let server = try LoopbackServer(.answer(body: "[]"))

            #expect(SocketClient(to: server.url, at: "127.0.0.2") == nil)
        }
    #endif
}
