import Foundation
import Testing

@testable import kata

struct RoomFolderTests {
    private let folder: TemporaryFolder
    private let room: RoomFolder
    private static let token = "0123456789abcdef0123456789abcdef"
    private var token: String { Self.token }

    init() throws {
        folder = try TemporaryFolder()
        room = try RoomFolder(folder.root)
    }

    private func write(_ text: String, token: String? = nil) throws {
        try folder.write(text, to: (token ?? self.token) + ".light")
    }

    private func rows(at now: Double) -> [RoomView.Row] {
        room.serve([], at: now)
        return RoomView(room.board, at: now).rows
    }

    @Test func `a light that is written is on the board, until its file is gone`() throws {
        let line = try FolderLine(in: folder.root)
        var guest = RoomGuest(name: try #require(RoomName("Ada")), word: "-")
        guest.show(.red, at: RoomPlace("3.12"), since: 40)
        try line.send(guest.connected(at: 100))
        for message in try line.receive() { guest.received(message, at: 100) }
        try line.send(guest.pending(at: 100))

        #expect(rows(at: 100).map(\.seconds) == [60])
        #expect(rows(at: 100).map(\.name) == ["Ada"])
        guest.toggleStay(at: 101)
        try line.send(guest.pending(at: 101))
        #expect(rows(at: 102).isEmpty)
        #expect(Disk.names(in: folder.root) == ["room.board"])
    }

    @Test(arguments: [
        "", "show 3.12 red 0 -\n", "join 1 - - Ada\nshow 3.12 red 0 -\n",
        "join 1 - \(token) Ada\nshow 3.12 purple 0 -\n",
        "join 1 - \(token) Ada\nshow 3.12 red 0 -\nshow 3.12 red 0 -\n",
        "join 1 - \(token) \u{202E}\nshow - - 0 -\n",
        "join 1 - \(token) Ada\nshow - - 0 -\n" + String(repeating: "\n", count: 600),
    ])
    func `a file that no watcher would write is no light`(_ text: String) throws {
        try write(text)

        #expect(rows(at: 0).isEmpty)
    }

    @Test func `only files that are called as lights are, and lie there themselves, are read`()
        throws
    {
        let text = "join 1 - \(token) Ada\nshow 3.12 red 0 -\n"
        try write(text, token: "ada")
        try folder.write(text, to: "elsewhere")
        try folder.link(token + ".light", to: folder.url("elsewhere").path)
        try FileManager.default.createDirectory(
            at: folder.url(String(repeating: "b", count: 32) + ".light"),
            withIntermediateDirectories: true)

        #expect(rows(at: 0).isEmpty)
    }

    @Test func `a file that nobody writes again is a light that is lost`() throws {
        try write("join 1 - \(token) Ada\nshow 3.12 red 0 -\n")

        #expect(rows(at: 0).map(\.state) == [.working])
        #expect(rows(at: 46).map(\.state) == [.lost])
        try write("join 1 - \(token) Ada\nshow 3.12 red 46 -\n")
        #expect(rows(at: 48).map(\.state) == [.working])
    }

    @Test func `a flood of files puts out no light that is there`() throws {
        var limits = RoomLimits()
        limits.lights = 3
        let folder = try TemporaryFolder()
        let room = try RoomFolder(folder.root, limits: limits)
        func write(_ text: String, token: String? = nil) throws {
            try folder.write(text, to: (token ?? self.token) + ".light")
        }
        try write("join 1 - \(token) Ada\nshow 3.12 red 0 -\n")
        room.serve([], at: 0)
        for number in 10..<99 {
            let token = String(repeating: "\(number)", count: 16)
            try write("join 1 - \(token) Eve \(number)\nshow 3.12 red 0 -\n", token: token)
        }

        room.serve([], at: 2)

        #expect(room.board.count == 3)
        #expect(RoomView(room.board, at: 2).rows.contains { $0.name == "Ada" })
    }

    @Test func `everybody is called by the board's file`() throws {
        let line = try FolderLine(in: folder.root)
        let place = try #require(RoomPlace("3.12"))
        room.gather(at: place, now: 0)

        #expect(
            try line.receive() == [.everybody(Gathering(place: place, number: 1))])
    }

    @Test func `a closed board leaves nothing, and is noticed`() throws {
        try write("join 1 - \(token) Ada\nshow 3.12 red 0 -\n")
        try folder.write("mine", to: "notes.txt")
        let line = try FolderLine(in: folder.root)
        _ = rows(at: 0)

        RoomFolder.clear(folder.root)

        #expect(Disk.names(in: folder.root) == ["notes.txt"])
        #expect(throws: RoomLineEnded.self) { try line.receive() }
        #expect(throws: RoomLineEnded.self) { try FolderLine(in: folder.root) }
    }

    @Test func `where a board is open already, a second one is refused, and puts out no light`()
        throws
    {
        try write("join 1 - \(token) Ada\nshow 3.12 red 0 -\n")

        let error = #expect(throws: RoomError.self) { try RoomFolder(folder.root) }

        #expect(error?.description.contains(folder.root.path) == true)
        #expect(rows(at: 0).map(\.name) == ["Ada"])
    }

    @Test func `after a board that was killed another one can be opened`() throws {
        let other = try TemporaryFolder()
        try other.write("room 1\n", to: "room.board")

        #expect(throws: Never.self) { try RoomFolder(other.root) }
        #expect(throws: Never.self) { try RoomFolder(other.root) }
    }

    @Test func `a folder that is none is said to be none`() {
        let nowhere = folder.url("nowhere")

        #expect(throws: RoomError.noFolder(nowhere.path)) { try RoomFolder(nowhere) }
    }
}
