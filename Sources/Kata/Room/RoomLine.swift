import Foundation

/// What carries a watcher's words to a board, and the board's back.
protocol RoomLine: AnyObject {
    /// What becomes readable when something has come.
    var descriptor: Int32 { get }
    /// - Throws: `RoomLineEnded`.
    func send(_ messages: [GuestMessage]) throws
    /// What the board has said since the last time.
    ///
    /// - Throws: `RoomLineEnded`.
    func receive() throws -> [BoardMessage]
}

/// The board has gone, or is none.
struct RoomLineEnded: Error {}

/// A line over the network.
final class NetworkLine: RoomLine {
    private let socket: Socket
    private var reader = LineReader(limit: RoomLimits().line)

    var descriptor: Int32 { socket.descriptor }

    /// Looks for the board; it waits for a few seconds.
    init(to address: RoomAddress) throws {
        guard let host = NetworkAddress.resolving(address.host),
            let socket = Socket.connecting(to: host, port: address.port),
            waitForWriting(socket.descriptor, milliseconds: 5000), socket.isConnected
        else { throw RoomLineEnded() }
        self.socket = socket
    }

    func send(_ messages: [GuestMessage]) throws {
        let bytes = Array(messages.map { $0.line + "\n" }.joined().utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = socket.write(rest),
                count > 0 || waitForWriting(socket.descriptor, milliseconds: 5000)
            else { throw RoomLineEnded() }
            rest = rest.dropFirst(count)
        }
    }

    func receive() throws -> [BoardMessage] {
        switch socket.read() {
        case .nothing: return []
        case .end: throw RoomLineEnded()
        case .bytes(let bytes): guard reader.append(bytes) else { throw RoomLineEnded() }
        }
        var messages: [BoardMessage] = []
        while let line = reader.next() {
            guard case .text(let text) = line, let message = BoardMessage(text) else {
                throw RoomLineEnded()
            }
            messages.append(message)
        }
        return messages
    }
}
