import Testing

@testable import kata

struct PageServerTests {
    private let server: PageServer
    private let asked = Asked()

    init() throws { server = try #require(PageServer(port: 0)) }

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

    private func head(_ line: String, _ more: String = "") -> String {
        "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(more)\r\n"
    }

    @Test func `what is asked for is answered as a whole`() throws {
        let answer = try answer(to: head("GET /a/board"))

        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n" + String(repeating: "x", count: 100_000)))
        #expect(asked.requests.map(\.path) == [["a", "board"]])
        #expect(asked.requests.map(\.sender) == [.loopback])
    }

    @Test func `a form that comes in two parts is read as a whole, if they cut a letter`() throws {
        let text = head("POST /everybody", "Content-Length: 9\r\n") + "name=Zoë"

        #expect(try answer(to: text).hasPrefix("HTTP/1.1 200 OK"))
        #expect(asked.requests.map(\.body) == ["name=Zoë"])
        #expect(PageRequest.reading(Array(text.utf8.dropLast())) == .unfinished)
    }

    @Test(arguments: [
        "GET\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "GET x HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / FTP/1.1\r\n\r\n",
    ])
    func `what is no request is refused`(_ text: String) throws {
        #expect(try answer(to: text).hasPrefix("HTTP/1.1 400 "))
    }

    @Test func `a page of somebody else's cannot ask in the name of another machine`() throws {
        let text = "GET / HTTP/1.1\r\nHost: evil.example:\(server.port)\r\n\r\n"

        #expect(try answer(to: text).hasPrefix("HTTP/1.1 404 "))
        #expect(asked.requests == [])
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
        #expect(server.descriptors.count <= 65)

        #expect(try answer(to: head("GET /board")).hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(idle.count == 100)
    }

    @Test(arguments: [65536, 70_000, -1]) func `a port that there is not is no trap`(port: Int) {
        #expect(Socket.listening(at: .loopback, port: port) == nil)
        #expect(Socket.connecting(to: .loopback, port: port) == nil)
        #expect(PageServer(port: port) == nil)
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
