import Testing

@testable import kata

/// A board at a free port, whose time is what a test says.
final class SampleRoom {
    let server: RoomServer
    var now = 1000.0

    init(limits: RoomLimits = RoomLimits(), machine: String? = nil, isNear: Bool = true) throws {
        server = try #require(
            RoomServer(
                port: 0, word: "blue-otter", limits: limits, isNear: { _ in isNear },
                machine: { _ in machine }))
    }

    /// Lets the board do what there is to do.
    func turn() {
        let ready = waitForReading(server.descriptors(at: now), milliseconds: 5)
        server.serve(ready, at: now)
    }

    func turn(until condition: () -> Bool) {
        for _ in 0..<2000 where !condition() { turn() }
    }

    var rows: [RoomView.Row] { RoomView(server.board, at: now).rows }

    /// Somebody who has joined.
    func guest(_ name: String, token: String = "-") throws -> RoomCaller {
        let caller = try RoomCaller(self)
        caller.say("join 1 blue-otter \(token) \(name)")
        _ = try #require(caller.hear(1).first { $0.hasPrefix("welcome ") })
        return caller
    }
}

/// Somebody who talks to a board as they like.
final class RoomCaller {
    private let room: SampleRoom
    private let socket: Socket
    private var reader = LineReader(limit: RoomLimits().line)
    private var heard: [String] = []
    private(set) var isCutOff = false

    init(_ room: SampleRoom) throws {
        self.room = room
        socket = try #require(Socket.connecting(to: .loopback, port: room.server.port))
        try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
    }

    func say(_ lines: String...) { send(lines.map { $0 + "\n" }.joined()) }

    func send(_ text: String) { _ = socket.write(Array(text.utf8)) }

    /// All that has been said to them, when there are so many lines or nothing more comes.
    func hear(_ count: Int = .max) -> [String] {
        room.turn {
            listen()
            return isCutOff || heard.count >= count
        }
        return heard
    }

    private func listen() {
        var input = socket.read()
        while case .bytes(let bytes) = input {
            _ = reader.append(bytes)
            while case .text(let line)? = reader.next() { heard.append(line) }
            input = socket.read()
        }
        if input == .end { isCutOff = true }
    }
}
