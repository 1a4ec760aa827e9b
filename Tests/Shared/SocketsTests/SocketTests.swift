import Foundation
import SocketsTesting
import Testing

@testable import Sockets

@Suite(.timeLimit(.minutes(1)))
struct SocketTests {
    private let stopper: Socket
    private let stopSignal: Socket

    init() throws {
        (stopper, stopSignal) = try Socket.pair()
    }

    @Test func `a program that is started does not keep a socket`() throws {
        defer { close(stopper, stopSignal) }

        #expect(fcntl(stopper.number, F_GETFD) == FD_CLOEXEC)
    }

    @Test func `a number that stands for an error is the error`() {
        defer { close(stopper, stopSignal) }

        #expect(throws: POSIXError(.EMFILE)) {
            errno = EMFILE
            return try Socket(number: -1)
        }
    }

    @Test func `an end of a connection cannot listen`() {
        defer { close(stopper, stopSignal) }

        #expect(throws: POSIXError.self) { try stopper.listen() }
    }
}

extension SocketTests {
    @Test(arguments: [
        (nil, "127.0.0.1"), ("", "127.0.0.1"), ("school.example", "school.example,127.0.0.1"),
        ("*", "*"),
    ])
    func `no proxy is asked for this machine`(hosts: String?, all: String) {
        #expect(Socket.withoutProxy(hosts) == all)
    }

    @Test func `from the first listener on, no proxy stands between`() throws {
        try Socket.listener().listener.close()

        let hosts = getenv("no_proxy").map { String(cString: $0) }
        #expect(hosts?.hasSuffix("127.0.0.1") ?? false || hosts == "*")
    }

    @Test func `a listener keeps its port, and lets nobody in before it listens`() throws {
        let (listener, url) = try listenerAndItsPlace()
        defer { close(listener, stopper, stopSignal) }

        #expect(!SocketClient.canListen(at: url))
        #expect(SocketClient(to: url) == nil)
        try listener.listen()
        #expect(SocketClient(to: url) != nil)
    }

    @Test func `a client that finds nobody gives its number back once`() throws {
        let (listener, url) = try listenerAndItsPlace()
        defer { close(listener, stopper, stopSignal) }
        var numbers: [Int32] = []

        let client = SocketClient(to: url) { numbers.append($0) }

        #expect(client == nil)
        #expect(numbers.count == 1)
        for number in Set(numbers) { _ = Foundation.close(number) }
    }

    #if os(Linux)
        /// On Linux this machine has more than one address of its own.
        @Test func `a listener is found at one address alone`() throws {
            let (listener, url) = try listenerAndItsPlace()
            defer { close(listener, stopper, stopSignal) }
            try listener.listen()

            #expect(SocketClient(to: url, at: "127.0.0.2") == nil)
        }
    #endif

    @Test(arguments: [ECONNABORTED, EMFILE, EINTR, EAGAIN])
    func `a connection that fails leaves room for the next`(error: Int32) throws {
        let (listener, url) = try listenerAndItsPlace()
        defer { close(listener, stopper, stopSignal) }
        try listener.listen()
        let client = try #require(SocketClient(to: url))
        var failures = [error, error]

        let connection = listener.nextConnection(before: stopSignal) { number in
            guard let failure = failures.popLast() else { return accept(number, nil, nil) }
            errno = failure
            return -1
        }

        withExtendedLifetime(client) { #expect(connection != nil) }
        #expect(failures.isEmpty)
        connection?.close()
    }

    @Test func `a listener lets in who connects`() throws {
        let (listener, url) = try listenerAndItsPlace()
        defer { close(listener, stopper, stopSignal) }
        try listener.listen()
        let client = try #require(SocketClient(to: url))

        let connection = try #require(listener.nextConnection(before: stopSignal))

        connection.write("!")
        connection.close()
        #expect(client.readAll() == "!")
    }

    @Test func `a listener that is stopped waits for nobody`() throws {
        let (listener, _) = try Socket.listener()
        defer { close(listener, stopSignal) }
        try listener.listen()
        stopper.stop()
        stopper.close()

        #expect(listener.nextConnection(before: stopSignal) == nil)
    }

    @Test func `a stop signal comes when it is sent`() {
        defer { close(stopper, stopSignal) }
        stopper.stop()

        stopSignal.wait()

        #expect(!stopSignal.isReady(before: stopSignal))
    }
}

extension SocketTests {
    @Test(arguments: ["Zoë", "!"])
    func `what is written is read, up to the end`(text: String) throws {
        let (near, far) = try Socket.pair()
        defer { close(far, stopper, stopSignal) }
        near.write(text)
        near.close()

        #expect(far.isReady(before: stopSignal))
        #expect(far.read(before: stopSignal) == Data(text.utf8))
        #expect(far.read(before: stopSignal) == nil)
    }

    @Test func `a stop signal ends a read`() throws {
        let (near, far) = try Socket.pair()
        defer { close(near, far, stopper, stopSignal) }
        stopper.stop()

        #expect(!far.isReady(before: stopSignal))
        #expect(far.read(before: stopSignal) == nil)
    }

    @Test func `a long text arrives whole`() throws {
        let (near, far) = try Socket.pair()
        defer { close(far, stopper, stopSignal) }
        let text = String(repeating: "long ", count: 1_000_000)

        Thread.detachNewThread {
            near.write(text)
            near.close()
        }

        var heard = Data()
        while let bytes = far.read(before: stopSignal) { heard += bytes }
        // NB: to say how five million letters differ would take longer than anybody waits.
        let isWhole = heard == Data(text.utf8)
        #expect(isWhole)
    }

    @Test func `an end that has gone is written to in vain`() throws {
        let (near, far) = try Socket.pair()
        defer { close(near, stopper, stopSignal) }
        signal(SIGPIPE, SIG_IGN)
        far.close()

        near.write("Hello?")

        #expect(near.read(before: stopSignal) == nil)
    }

    @Test func `a request ends at its empty line`() throws {
        let (near, far) = try Socket.pair()
        defer { close(near, far, stopper, stopSignal) }
        near.write("GET / HTTP/1.1\r\nHost: me\r\n\r\n")

        #expect(far.request(before: stopSignal) == "GET / HTTP/1.1\r\nHost: me\r\n\r\n")
    }

    @Test(arguments: ["", "GET /it"])
    func `a request ends where the other end goes`(text: String) throws {
        let (near, far) = try Socket.pair()
        defer { close(far, stopper, stopSignal) }
        near.write(text)
        near.close()

        #expect(far.request(before: stopSignal) == text)
    }

    @Test func `a letter is kept whole where two reads meet`() throws {
        let (near, far) = try Socket.pair()
        defer { close(near, far, stopper, stopSignal) }
        let text = String(repeating: "o", count: 1023) + "ë\r\n\r\n"
        near.write(text)

        #expect(far.request(before: stopSignal) == text)
    }
}

private func listenerAndItsPlace() throws -> (Socket, URL) {
    let (listener, port) = try Socket.listener()
    return (listener, try #require(URL(string: "http://127.0.0.1:\(port)")))
}

private func close(_ sockets: Socket...) {
    for socket in sockets { socket.close() }
}
