import Foundation

/// A web server on this machine that looks at each request, with its body, before it replies.
public final class AskedServer: Sendable {
    /// Where it can be reached, on this machine only.
    public let url: URL
    private let button: Socket
    private let end = DispatchSemaphore(value: 0)
    private static let longest = 4_000_000

    /// Starts it, at a port that the system chooses.
    public init(reply: @escaping @Sendable (HTTPQuestion) -> HTTPReply) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.button = button
        try door.open()
        // NB: otherwise a client that has gone would end the whole program.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [end] in
            while let connection = door.nextConnection(before: bell) {
                if let question = AskedServer.question(on: connection, before: bell) {
                    connection.send(reply(question).bytes)
                }
                connection.hangUp()
            }
            door.hangUp()
            bell.hangUp()
            end.signal()
        }
    }

    /// Nil if the client goes before all has come, or says too much.
    private static func question(on connection: Socket, before bell: Socket) -> HTTPQuestion? {
        var bytes = Data()
        while bytes.count < longest {
            let more = connection.bytes(before: bell)
            if more.isEmpty { return nil }
            bytes += more
            if let question = HTTPQuestion(bytes) { return question }
        }
        return nil
    }

    deinit {
        button.press()
        end.wait()
        button.hangUp()
    }
}
