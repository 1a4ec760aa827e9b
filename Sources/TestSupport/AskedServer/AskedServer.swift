import Foundation

/// A web server on this machine that looks at each request, with its body, before it replies.
public final class AskedServer: Sendable {
    /// Where it can be reached, on this machine only.
    public let url: URL
    private let button: Socket

    /// Starts it, at a port that the system chooses.
    public init(reply: @escaping @Sendable (HTTPQuestion) -> HTTPReply) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.button = button
        try door.open()
        // NB: otherwise a client that has gone would end the whole program.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread {
            while let connection = door.nextConnection(before: bell) {
                if let question = connection.question(before: bell) {
                    connection.send(reply(question).bytes)
                }
                connection.hangUp()
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
