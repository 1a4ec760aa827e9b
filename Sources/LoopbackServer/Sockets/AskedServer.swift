import Foundation

/// A server on this machine that looks at what somebody says before it replies.
public final class AskedServer: Sendable {
    /// Where it can be reached, on this machine only.
    public let url: URL
    private let button: Socket
    private let end = DispatchSemaphore(value: 0)

    /// Starts it, at a port that the system chooses.
    ///
    /// - Parameter reply: the answer to all that was said so far; nil if more has to come.
    public init(reply: @escaping @Sendable (Data) -> Data?) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        url = URL(string: "http://127.0.0.1:\(port)")!
        self.button = button
        try door.open()
        // NB: otherwise a client that has gone would end the whole program.
        signal(SIGPIPE, SIG_IGN)
        Thread.detachNewThread { [end] in
            while let connection = door.nextConnection(before: bell) {
                connection.talk(before: bell, reply)
                connection.hangUp()
            }
            door.hangUp()
            bell.hangUp()
            end.signal()
        }
    }

    deinit {
        button.press()
        end.wait()
        button.hangUp()
    }
}

extension Socket {
    /// Hears the other end until there is an answer, or nobody there.
    fileprivate func talk(before bell: Socket, _ reply: (Data) -> Data?) {
        var heard = Data()
        while true {
            let more = bytes(before: bell)
            if more.isEmpty { return }
            heard += more
            if let answer = reply(heard) { return send(answer) }
        }
    }
}
