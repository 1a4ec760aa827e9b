import Foundation

/// A web server on this machine, for one test: it replies to every request alike.
public final class LoopbackServer: Sendable {
    /// What it does with a request.
    public enum Reply: Sendable {
        case answer(status: Int = 200, body: String)
        /// Promises twice as much as comes.
        case half(String)
        /// Hears the request, and ends the connection without a word.
        case hangUp
        /// Hears the request, and keeps the connection until the client ends it.
        case silence
        /// Lets nobody in, and keeps its port, so that nobody else answers there.
        case nobody
    }

    /// Where it can be reached, on this machine only.
    public let url: URL
    /// The first line of each request, as soon as it is there; ends with the server.
    public let requests: AsyncStream<String>
    /// Each request whole, with its headers and its body; ends with the server.
    public let wholeRequests: AsyncStream<String>
    private let button: Socket
    private let end = DispatchSemaphore(value: 0)

    /// Starts it, at a port that the system chooses.
    ///
    /// - Parameter location: where it sends whoever asks; the status has to say so, too.
    public init(_ reply: Reply, location: URL? = nil) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        let (requests, log) = AsyncStream.makeStream(of: String.self)
        let (wholeRequests, wholeLog) = AsyncStream.makeStream(of: String.self)
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.button = button
        self.requests = requests
        self.wholeRequests = wholeRequests
        if case .nobody = reply {} else { try door.open() }
        // NB: otherwise a client that has gone would end the whole test run.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [end] in
            if case .nobody = reply { bell.waitForRing() }
            while let connection = door.nextConnection(before: bell) {
                let request = connection.request(before: bell)
                log.yield(String(request.prefix { $0 != "\r\n" }))
                wholeLog.yield(request)
                reply.give(to: connection, location: location, before: bell)
                connection.hangUp()
            }
            door.hangUp()
            bell.hangUp()
            log.finish()
            wholeLog.finish()
            end.signal()
        }
    }

    /// Returns when the thread has ended, and everything is closed.
    public func stop() {
        button.press()
        end.wait()
        end.signal()
    }

    deinit {
        stop()
        button.hangUp()
    }
}

extension LoopbackServer.Reply {
    fileprivate func give(to connection: Socket, location: URL?, before bell: Socket) {
        switch self {
        case .answer(let status, let body):
            connection.say(head(status, length: body.utf8.count, location) + body)
        case .half(let body): connection.say(head(200, length: 2 * body.utf8.count) + body)
        case .silence: _ = connection.isReady(before: bell)
        case .hangUp, .nobody: break
        }
    }
}

private func head(_ status: Int, length: Int, _ location: URL? = nil) -> String {
    let header = location.map { "Location: \($0.absoluteString)\r\n" } ?? ""
    return "HTTP/1.1 \(status) Whatever\r\n\(header)Content-Length: \(length)\r\n\r\n"
}
