import Foundation
import Sockets

/// A web server on this machine that looks at each request, with its body, before it replies.
public final class RequestServer: Sendable {
    /// Where it can be reached, on this machine only.
    public let url: URL
    private let stopper: Socket

    /// Starts it, at a port that the system chooses.
    public init(reply: @escaping @Sendable (HTTPRequest) -> HTTPReply) throws {
        let (listener, port) = try Socket.listener()
        let (stopper, stopSignal) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.stopper = stopper
        try listener.listen()
        // NB: otherwise a client that has gone would end the whole program.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            while let connection = listener.nextConnection(before: stopSignal) {
                if let request = connection.request(before: stopSignal) {
                    connection.write(bytes: reply(request).bytes)
                }
                connection.close()
            }
            listener.close()
            stopSignal.close()
        }
    }

    deinit {
        stopper.stop()
        stopper.close()
    }
}
