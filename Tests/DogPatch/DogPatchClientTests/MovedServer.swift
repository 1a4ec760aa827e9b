import Foundation
import Sockets

/// A server that has moved: it sends its first visitor to another one.
final class MovedServer: Sendable {
    let url: URL
    private let stopper: Socket

    init(to other: URL) throws {
        let (listener, port) = try Socket.listener()
        let (stopper, stopSignal) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.stopper = stopper
        try listener.listen()
        Thread.detachNewThread {
            if let visitor = listener.nextConnection(before: stopSignal) {
                _ = visitor.request(before: stopSignal)
                let place = "Location: \(other.absoluteString)\r\n"
                visitor.write("HTTP/1.1 302 Moved\r\n\(place)Content-Length: 0\r\n\r\n")
                visitor.close()
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
