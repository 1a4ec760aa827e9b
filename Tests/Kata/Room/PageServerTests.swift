import Testing

@testable import kata

struct PageServerTests {
    private let server: PageServer
    private let asked = Asked()

    init() throws { try self.init(secret: "s3cret") }

    private init(secret: String?) throws {
        try self.init(server: PageServer(port: 0, secret: secret))
    }

    private init(server: PageServer?) throws { self.server = try #require(server) }

    /// What the answers were asked for.
    private final class Asked { var requests: [PageRequest] = [] }

    private func turn(at now: Double = 0) {
        let ready = waitForReading(server.descriptors, milliseconds: 5)
        server.serve(ready, at: now) { request in
            asked.requests.append(request)
            return PageAnswer(body: String(repeating: "x", count: 100_000))
        }
    }

    /// What comes back for these bytes.
    private func answer(to text: String, at now: Double = 0) throws -> String {
        let socket = try #require(Socket.connecting(to: .loopback, port: server.port))
        try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
        _ = socket.write(Array(text.utf8))
        var answer: [UInt8] = []
        for _ in 0..<2000 {
            turn(at: now)
            switch socket.read() {
            case .bytes(let bytes): answer += bytes
            case .nothing: break
            case .end: return String(decoding: answer, as: UTF8.self)
            }
        }
        return String(decoding: answer, as: UTF8.self) + " and no end"
    }

    private func head(
        _ line: String, host: String? = nil, _ more: String = ""
    ) -> String {
        "\(line) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\n\(more)\r\n"
    }

    @Test func `the page is there for who knows the secret, as a whole`() throws {
        let answer = try answer(to: head("GET /s3cret/board"))

        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 100_000)))
        #expect(asked.requests.map(\.path) == [["board"]])
    }

    @Test(arguments: ["/", "/board", "/s3cre/board", "//s3cret/board", "/S3cret/board"])
    func `nobody else gets anything`(_ path: String) throws {
        #expect(try answer(to: head("GET " + path)).hasPrefix("HTTP/1.1 404 "))
        #expect(asked.requests.isEmpty)
    }

    @Test func `without a secret, this machine may read, and a page of somebody else's may not`()
        throws
    {
        let open = try PageServerTests(secret: nil)

        #expect(try open.answer(to: open.head("GET /a/b")).hasPrefix("HTTP/1.1 200 "))
        #expect(open.asked.requests.map(\.path) == [["a", "b"]])
        let stranger = try open.answer(to: open.head("GET /a/b", host: "evil.example"))
        #expect(stranger.hasPrefix("HTTP/1.1 404 "))
    }

    @Test func `a page of somebody else's cannot ask in the name of another machine`() throws {
        let answer = try answer(to: head("GET /s3cret/board", host: "evil.example"))

        #expect(answer.hasPrefix("HTTP/1.1 404 "))
        #expect(asked.requests.isEmpty)
    }

    @Test func `a form that comes in two parts is read as a whole`() throws {
        let answer = try answer(
            to: head("POST /s3cret/everybody", "Content-Length: 10\r\n") + "place=3.12")

        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        #expect(asked.requests.map(\.body) == ["place=3.12"])
        let half = head("POST /s3cret/everybody", "Content-Length: 10\r\n") + "place"
        #expect(PageRequest.reading(Array(half.utf8)) == .unfinished)
    }

    @Test(arguments: [
        "GET\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET x HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / FTP/1.1\r\n\r\n",
    ])
    func `what is no request is refused`(_ text: String) throws {
        #expect(try answer(to: text).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func `a request without an end is not kept`() throws {
        let endless = "GET /s3cret/ HTTP/1.1\r\n" + String(repeating: "A", count: 5000)

        #expect(try answer(to: endless).hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `whoever connects and says nothing is sent away in time`() throws {
        let socket = try #require(Socket.connecting(to: .loopback, port: server.port))
        for _ in 0..<100 { turn(at: 0) }
        #expect(socket.read() == .nothing)

        turn(at: 5.1)

        #expect(socket.read() == .end)
    }

    @Test func `forty who connect and say nothing do not keep the page from its reader`() throws {
        let idle = try (1...40).map { _ in
            let socket = try #require(Socket.connecting(to: .loopback, port: server.port))
            try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
            return socket
        }
        for _ in 0..<10 { turn(at: 0) }

        #expect(try answer(to: head("GET /s3cret/board")).hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(idle.count == 40)
    }

    @Test(arguments: [65536, 70_000, -1]) func `a port that there is not is no trap`(port: Int) {
        #expect(Socket.listening(at: .loopback, port: port) == nil)
        #expect(Socket.connecting(to: .loopback, port: port) == nil)
        #expect(PageServer(port: port, secret: "x") != nil)
    }

    @Test func `a page for others is there for machines nearby only`() throws {
        for isNear in [true, false] {
            let open = try PageServerTests(
                server: PageServer(
                    port: 0, secret: "s3cret", host: "192.168.1.7", isNear: { _ in isNear }))
            let host = "192.168.1.7:\(open.server.port)"

            let answer = try open.answer(to: open.head("GET /s3cret/board", host: host))

            #expect(answer.hasPrefix("HTTP/1.1 200 OK") == isNear)
            #expect(open.asked.requests.isEmpty != isNear)
            #expect(open.server.url == "http://\(host)/s3cret/")
        }
    }

    @Test func `another port is taken where the first is taken`() throws {
        let other = try #require(PageServer(port: server.port, secret: "x"))

        #expect(other.port != server.port)
    }
}
