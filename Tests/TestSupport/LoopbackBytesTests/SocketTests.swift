import Foundation
import Testing

@testable import LoopbackServer

@Suite(.timeLimit(.minutes(1)))
struct SocketTests {
    @Test(arguments: [ECONNABORTED, EMFILE, EINTR, EAGAIN])
    func `a connection that fails leaves room for the next`(error: Int32) throws {
        let (door, port) = try Socket.door()
        let (button, bell) = try Socket.pair()
        defer { for socket in [door, button, bell] { socket.hangUp() } }
        try door.open()
        let url = try #require(URL(string: "http://127.0.0.1:\(port)"))
        let client = try #require(Client(to: url))
        var failures = [error, error]

        let connection = door.nextConnection(before: bell) { number in
            guard let failure = failures.popLast() else { return accept(number, nil, nil) }
            errno = failure
            return -1
        }

        withExtendedLifetime(client) { #expect(connection != nil) }
        #expect(failures.isEmpty)
        connection?.hangUp()
    }

    @Test func `a door without anybody in front of it does not wait`() throws {
        let (door, _) = try Socket.door()
        let (button, bell) = try Socket.pair()
        defer { for socket in [door, bell] { socket.hangUp() } }
        try door.open()
        button.press()
        button.hangUp()

        #expect(door.nextConnection(before: bell) == nil)
    }
}
