import Foundation
import Sockets

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
    private let stopper: Socket
    private let end = DispatchSemaphore(value: 0)

    /// Starts it, at a port that the system chooses.
    public init(_ reply: Reply) throws {
        let (listener, port) = try Socket.listener()
        let (stopper, stopSignal) = try Socket.pair()
        let (requests, log) = AsyncStream.makeStream(of: String.self)
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.stopper = stopper
        self.requests = requests
        if case .nobody = reply {} else { try listener.listen() }
        // NB: otherwise a client that has gone would end the whole test run.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [end] in
            if case .nobody = reply { stopSignal.wait() }
            while let connection = listener.nextConnection(before: stopSignal) {
                log.yield(String(connection.request(before: stopSignal).prefix { $0 != "\r\n" }))
                reply.give(to: connection, before: stopSignal)
                connection.close()
            }
            listener.close()
            stopSignal.close()
            log.finish()
            end.signal()
        }
    }

    /// Returns when the thread has ended, and everything is closed.
    public func stop() {
        stopper.stop()
        end.wait()
        end.signal()
    }

    deinit {
        stop()
        stopper.close()
    }
}

extension LoopbackServer.Reply {
    fileprivate func give(to connection: Socket, before stopSignal: Socket) {
        switch self {
        case .answer(let status, let body):
            connection.write(head(status, length: body.utf8.count) + body)
        case .half(let body): connection.write(head(200, length: 2 * body.utf8.count) + body)
        case .silence: _ = connection.isReady(before: stopSignal)
        case .hangUp, .nobody: break
        }
    }
}

private func head(_ status: Int, length: Int) -> String {
    "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(length)\r\n\r\n"
}
