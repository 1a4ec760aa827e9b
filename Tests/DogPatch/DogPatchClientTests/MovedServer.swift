import Foundation

@testable import LoopbackServer

/// A server that has moved: it sends its first visitor to another one.
final class MovedServer: Sendable {
    let url: URL
    private let button: Socket

    init(to other: URL) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.button = button
        try door.open()
        Thread.detachNewThread {
            if let visitor = door.nextConnection(before: bell) {
                _ = visitor.request(before: bell)
                let place = "Location: \(other.absoluteString)\r\n"
                visitor.say("HTTP/1.1 302 Moved\r\n\(place)Content-Length: 0\r\n\r\n")
                visitor.hangUp()
            }
            door.hangUp()
            bell.hangUp()
        }
    }

    deinit {
        button.press()
        button.hangUp()
    }
}
