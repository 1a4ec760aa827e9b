import Testing

@testable import kata

struct PageServerTests {
    private let server: PageServer
    private let asked = Asked()

    init() throws { try self.init(near: nil) }

    private init(near networks: [LocalNetwork]?) throws {
        server = try #require(PageServer(port: 0, near: networks))
    }

    /// What the answers were asked for.
    private final class Asked { var requests: [PageRequest] = [] }

    private func turn(at now: Double = 0) {
        let ready = waitForReading(server.descriptors, milliseconds: 5)
        server.serve(ready, at: now) { request in
            asked.requests.append(request)
            return PageAnswer(body: String(repeating: "x", count: 100_000))
        }
    }

    private func answer(to text: String) throws -> String {
        try Socket.answer(to: Array(text.utf8), at: server.port) { turn() }
    }

    private func head(
        _ line: String, host: String? = nil, _ more: String = ""
    ) -> String {
        "\(line) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\n\(more)\r\n"
    }

    @Test func `what is asked for is answered as a whole`() throws {
        let answer = try answer(to: head("GET /a/board"))

        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 100_000)))
        #expect(asked.requests.map(\.path) == [["a", "board"]])
        #expect(asked.requests.map(\.sender) == [.loopback])
    }

    @Test func `a form that comes in two parts is read as a whole`() throws {
        let answer = try answer(
            to: head("POST /everybody", "Content-Length: 10\r\n") + "place=3.12")

        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        #expect(asked.requests.map(\.body) == ["place=3.12"])
        let half = head("POST /everybody", "Content-Length: 10\r\n") + "place"
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
        let endless = "GET / HTTP/1.1\r\n" + String(repeating: "A", count: 9000)

        #expect(try answer(to: endless).hasPrefix("HTTP/1.1 413 "))
    }

    @Test func `whoever connects and says nothing is sent away in time`() throws {
        let socket = try #require(Socket.connecting(to: .loopback, port: server.port))
        for _ in 0..<100 { turn(at: 0) }
        #expect(socket.read() == .nothing)

        turn(at: 5.1)

        #expect(socket.read() == .end)
    }

    @Test func `a hundred who connect and say nothing do not keep the page from its reader`() throws
    {
        let idle = try (1...100).map { _ in
            let socket = try #require(Socket.connecting(to: .loopback, port: server.port))
            try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
            return socket
        }
        for _ in 0..<10 { turn(at: 0) }
        #expect(server.count <= 64)

        #expect(try answer(to: head("GET /board")).hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(idle.count == 100)
    }

    @Test(arguments: [65536, 70_000, -1]) func `a port that there is not is no trap`(port: Int) {
        #expect(Socket.listening(at: .loopback, port: port) == nil)
        #expect(Socket.connecting(to: .loopback, port: port) == nil)
        #expect(PageServer(port: port) == nil)
    }

    @Test func `a page for a room is asked for by the addresses of this machine`() throws {
        let network = LocalNetwork(
            address: try #require(NetworkAddress("192.168.1.7")), mask: 0xFFFF_FF00)
        let open = try PageServerTests(near: [network])
        func ask(_ host: String) throws -> String {
            try open.answer(to: open.head("GET /", host: "\(host):\(open.server.port)"))
        }

        #expect(try ask("192.168.1.7").hasPrefix("HTTP/1.1 200"))
        #expect(try ask("localhost").hasPrefix("HTTP/1.1 200"))
        #expect(try ask("192.168.1.8").hasPrefix("HTTP/1.1 404"))
    }

    @Test func `a port that is taken is not taken twice`() {
        #expect(PageServer(port: server.port) == nil)
    }

    @Test func `an allowance is so much at once, and then so much a second`() {
        var allowance = Allowance(rate: 2, burst: 3, at: 10)

        #expect((1...4).map { _ in allowance.take(at: 10) } == [true, true, true, false])
        #expect(allowance.take(at: 10.5) == true)
        #expect(allowance.take(at: 10.9) == false)
        #expect((1...4).map { _ in allowance.take(at: 100) } == [true, true, true, false])
        #expect(allowance.take(at: 50) == false)
    }
}
