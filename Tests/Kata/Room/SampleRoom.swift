import Foundation
import Testing

@testable import kata

/// A room at a free port, whose time is what a test says; whoever is in it comes from loopback.
final class SampleRoom {
    private let course: SampleCourse
    private(set) var room: Room!
    var now = 1000.0

    init(
        _ course: SampleCourse? = nil, port: Int = 0, word: String = "blue-otter-47",
        perMachine: Int? = nil, networks: [LocalNetwork] = []
    ) throws {
        self.course = try course ?? SampleCourse()
        room = try Room(
            Room.Options(port: port, word: word, perMachine: perMachine), in: self.course.world,
            networks: networks, keyboard: nil, clock: { [unowned self] in now })
    }

    var output: String { course.output }
    var rows: [RoomView.Row] { RoomView(room.board, at: now).rows }

    func type(_ text: String) { room.hear(Array(text)) }

    func answer(to bytes: [UInt8]) throws -> String {
        try Socket.answer(to: bytes, at: room.port) { room.turn() }
    }

    func ask(_ line: String, _ body: String = "", host: String? = nil) throws -> String {
        let host = host ?? "127.0.0.1:\(room.port)"
        let head = "\(line) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        return try answer(to: Array((head + body).utf8))
    }

    /// What the teacher's page is answered.
    func page(_ line: String, _ body: String = "") throws -> String {
        try ask(line.replacing(" /", with: " /\(room.code)/"), body)
    }

    /// Posts a light as a watcher does, or as somebody else would like to.
    @discardableResult
    func post(_ signal: RoomSignal, word: String = "blue-otter-47") throws -> BoardAnswer {
        let body = String(decoding: try JSONEncoder().encode(signal), as: UTF8.self)
        let answer = try ask("POST /\(word)/light", body, host: "somewhere:1")
        let json = try #require(answer.split(separator: "\r\n\r\n").last)
        return try JSONDecoder().decode(BoardAnswer.self, from: Data(json.utf8))
    }
}

extension Socket {
    /// What a server of this machine answers to these bytes, which goes on by `turn`.
    static func answer(to bytes: [UInt8], at port: Int, turn: () -> Void) throws -> String {
        let socket = try #require(Socket.connecting(to: .loopback, port: port))
        try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
        _ = socket.write(bytes)
        var answer: [UInt8] = []
        for _ in 0..<2000 {
            turn()
            switch socket.read() {
            case .bytes(let bytes): answer += bytes
            case .nothing: break
            case .end: return String(decoding: answer, as: UTF8.self)
            }
        }
        return String(decoding: answer, as: UTF8.self) + " and no end"
    }
}

extension RoomSignal {
    /// A signal of somebody whose token begins with the name.
    init(_ name: String, _ light: Light? = .red, at place: String? = "3.12", seconds: Int = 0) {
        let letters = name.utf8.map { String($0 & 15, radix: 16) }.joined()
        let text = String((letters + String(repeating: "0", count: 32)).prefix(32))
        guard let token = RoomToken(text), let name = RoomName(name) else {
            preconditionFailure("no name: \(name)")
        }
        self.init(
            token: token, name: name, place: place.flatMap(RoomPlace.init(_:)), light: light,
            seconds: seconds)
    }
}
