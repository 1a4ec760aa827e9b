import Foundation
import Testing

@testable import kata

/// `kata room`, without a terminal.
final class RoomTests {
    private let course: SampleCourse
    private(set) var now = 0.0

    init() throws { course = try SampleCourse() }

    func room(_ options: Room.Options = Room.Options(port: 0, word: "blue-otter")) throws -> Room {
        try Room(options, in: course.world, networks: [], keyboard: nil, clock: { [self] in now })
    }

    func type(_ text: String, on room: Room) { room.press(Array(text)) }

    /// Sends a request to the page, and reads the answer.
    func ask(
        _ room: Room, _ line: String, _ body: String = "", at page: (port: Int, path: String)? = nil
    ) throws -> String {
        let page = try #require(page ?? room.pageAddress)
        let socket = try #require(Socket.connecting(to: .loopback, port: page.port))
        try #require(waitForWriting(socket.descriptor, milliseconds: 5000))
        let words = line.replacing(" /", with: " " + page.path)
        _ = socket.write(
            Array(
                ("\(words) HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n" + body).utf8))
        var answer: [UInt8] = []
        for _ in 0..<200 {
            room.turn()
            var input = socket.read()
            while case .bytes(let bytes) = input {
                answer += bytes
                input = socket.read()
            }
            if input == .end { return String(decoding: answer, as: UTF8.self) }
        }
        return ""
    }

    @Test func `a step that is typed calls everybody`() throws {
        let room = try room()

        type("1.2\n", on: room)

        #expect(room.gathering?.place.text == "1.2")
        room.turn()
        now = 6
        room.turn()
        #expect(course.output.contains("Everybody to 1.2: 0 of 0 are there."))
    }

    @Test(arguments: [
        ("9.1\n", "there is no chapter 9"), ("1.99\n", "there is no step 1.99"),
        ("1.2.3\n", "is no chapter or step"), ("1.\n", "is no chapter or step"),
    ])
    func `a step that is not there calls nobody, and says so`(_ keys: String, _ words: String)
        throws
    {
        let room = try room()

        type(keys, on: room)
        room.turn()

        #expect(room.gathering == nil)
        #expect(course.output.contains(words))
    }

    @Test func `an exercise that is typed calls everybody, and its letters close nothing`() throws {
        let room = try room()

        type("Evenqq", on: room)
        #expect(!room.isDone)
        type("\u{7F}\u{7F}\n", on: room)
        #expect(room.gathering?.place.text == "Even")
        _ = try ask(room, "POST /everybody", "place=EVEN")
        #expect(room.gathering == RoomPlace("Even").map { Gathering(place: $0, number: 2) })
    }

    @Test func `an exercise that is not there calls nobody, and says so`() throws {
        let room = try room()

        type("Odd\n", on: room)
        room.turn()

        #expect(room.gathering == nil)
        #expect(course.output.contains("there is no exercise called Odd"))
    }

    @Test func `a phone reads the board, and calls nobody`() throws {
        let room = try room(Room.Options(port: 0, word: "blue-otter", phone: true))
        let phone = try #require(room.phoneAddress)

        #expect(try ask(room, "GET /", at: phone).contains("<title>The room</title>"))
        #expect(try ask(room, "GET /board", at: phone).contains("Nobody is here yet."))
        #expect(
            try ask(room, "POST /everybody", "place=1.2", at: phone).hasPrefix("HTTP/1.1 404"))
        #expect(room.gathering == nil)
        let guessed = (port: phone.port, path: "/blue-otter/")
        #expect(try ask(room, "GET /", at: guessed).hasPrefix("HTTP/1.1 404"))
        #expect(room.current(at: 0).phone == "http://127.0.0.1:\(phone.port)\(phone.path)")
    }

    @Test func `there is no page for a phone unless it is asked for`() throws {
        #expect(try room().phoneAddress == nil)
        #expect(try Arguments(["room", "--phone"]).request == .room(Room.Options(phone: true)))
    }

    @Test func `after an accident the same word brings the pages and the call back`() throws {
        var old: Room? = try room(Room.Options(port: 0, word: "blue-otter", phone: true))
        let paths = [old?.pageAddress?.path, old?.phoneAddress?.path]
        if let old { type("1.2\n", on: old) }
        old = nil

        let other = try room(Room.Options(port: 0, word: "red-otter"))
        #expect(other.gathering == nil)
        #expect(other.pageAddress?.path != paths[0])
        type("1.3\n", on: other)
        let new = try room(Room.Options(port: 0, word: "red-otter", phone: true))
        #expect(new.gathering == other.gathering)
        #expect(new.pageAddress?.path == other.pageAddress?.path)
        #expect(new.phoneAddress?.path != paths[1])
    }

    @Test func `a board that was closed by q is not remembered`() throws {
        let old = try room()
        type("1.2\nqq", on: old)
        #expect(old.run() == 0)

        let new = try room()

        #expect(new.gathering == nil)
        #expect(new.pageAddress?.path != old.pageAddress?.path)
    }

    @Test func `one machine has as many lights as are asked for`() throws {
        let request = try Arguments(["room", "--per-machine", "30"]).request

        #expect(request == .room(Room.Options(perMachine: 30)))
    }

    @Test func `what is typed can be mended, and taken back`() throws {
        let room = try room()

        type("1.3\u{7F}2\n", on: room)
        #expect(room.gathering?.place.text == "1.2")
        type("1.3\u{1B}\n\n", on: room)
        #expect(room.gathering?.number == 1)
        type("abc1def.xyz3\n", on: room)
        #expect(room.gathering?.place.text == "1.3")
    }

    @Test func `a number is not written in two ways`() throws {
        let room = try room()

        type("01.02\n", on: room)

        #expect(room.gathering?.place.text == "1.2")
    }

    @Test func `the board is closed by the second q, not by the first`() throws {
        let room = try room()

        type("q", on: room)
        #expect(!room.isDone)
        type("1q", on: room)
        #expect(!room.isDone)
        type("qq", on: room)
        #expect(room.isDone)
    }

    @Test func `the page shows the board, and calls everybody`() throws {
        let room = try room()

        #expect(try ask(room, "GET /").contains("<title>The room</title>"))
        #expect(
            try ask(room, "GET /board").contains("watch --room 127.0.0.1:\(room.port)/blue-otter"))
        #expect(try ask(room, "GET /board.js").contains("setTimeout(refresh, 1000)"))
        #expect(try ask(room, "GET /nothing").hasPrefix("HTTP/1.1 404"))
        #expect(try ask(room, "GET /everybody").hasPrefix("HTTP/1.1 404"))
        #expect(room.gathering == nil)
        #expect(try ask(room, "POST /everybody", "place=1.2").hasPrefix("HTTP/1.1 303"))
        #expect(room.gathering?.place.text == "1.2")
        _ = try ask(room, "POST /everybody", "place=%3Cscript%3E")
        #expect(room.gathering?.number == 1)
    }

    @Test func `nothing is kept of a board, but for what is asked for`() throws {
        let file = course.project.url("board.csv")
        try Disk.makeFolder(course.state.folder)
        let before = try FileManager.default.subpathsOfDirectory(atPath: course.root.path)

        for save in [nil, file.path] {
            let room = try self.room(Room.Options(port: 0, word: "blue-otter", save: save))
            let line = try NetworkLine(
                to: RoomAddress(host: "127.0.0.1", port: room.port, word: "blue-otter"))
            let signal = RoomSignal(
                place: RoomPlace("3.12"), light: .red, seconds: 60, asksForHelp: true)
            try line.send([
                .join(word: "blue-otter", token: nil, name: try #require(RoomName("=Ada"))),
                .show(signal),
            ])
            for _ in 0..<200 where room.current(at: now).view.rows.first?.light != .red {
                room.turn()
            }
            now += 10
            room.turn()
            type("qq", on: room)
            #expect(room.run() == 0)
            let after = try FileManager.default.subpathsOfDirectory(atPath: course.root.path)
            #expect(after.sorted() == (before + (save == nil ? [] : ["board.csv"])).sorted())
        }
        #expect(
            try Disk.text(file) == "\"name\",\"place\",\"light\",\"seconds\",\"help\"\r\n"
                + "\"'=Ada\",\"3.12\",\"red\",\"10\",\"help\"\r\n")
    }

    @Test func `a word that cannot be said is refused, and a port that is taken`() throws {
        #expect(throws: RoomError.badWord("Blue Otter")) {
            try room(Room.Options(port: 0, word: "Blue Otter"))
        }
        let first = try room()
        #expect(throws: RoomError.taken(first.port)) { try room(Room.Options(port: first.port)) }
    }

    @Test(arguments: [65536, 999_999_999]) func `a port that there is not is said to be none`(
        port: Int
    ) throws {
        let error = #expect(throws: RoomError.self) { try room(Room.Options(port: port)) }

        #expect(error?.description.contains("65535") == true)
        #expect(error?.description.contains("--port \(port)") == false)
    }

    @Test func `the last port of all opens a board`() throws {
        // Somebody else may have it.
        let error = #expect(throws: RoomError.self) {
            let first = try room(Room.Options(port: 65535))
            #expect(first.pageAddress != nil)
            _ = try room(Room.Options(port: 65535))
        }

        #expect(error == .taken(65535))
        #expect(error?.description.contains("--port 65545") == false)
    }

    @Test func `a step of three thousand digits is not shown as a whole`() throws {
        let room = try room()

        _ = try ask(room, "POST /everybody", "place=" + String(repeating: "9", count: 3000))
        now = 6
        room.turn()

        #expect(room.gathering == nil)
        #expect(course.output.contains("is no chapter or step"))
        #expect(!course.output.contains(String(repeating: "9", count: 50)))
    }

    @Test func `each board has a word of its own, if none is asked for`() throws {
        let words = try (1...3).map { _ in
            try ask(room(Room.Options(port: 0)), "GET /board").firstMatch(of: /\/([a-z]+-[a-z]+)</)?
                .1
        }

        #expect(Set(words).count > 1)
    }

    @Test func `a watcher that ends at once has no room`() {
        #expect(throws: UsageError.self) {
            try Arguments(["watch", "--once", "--room", "192.168.1.7:7357/blue-otter"])
        }
    }

    @Test func `nobody is asked for a name where nobody can answer`() throws {
        var options = Watch.Options(room: "127.0.0.1:9/blue-otter")
        #expect(throws: RoomError.noName) {
            try Watch.visit(options, in: course.world, waking: WakeUp())
        }
        options.name = "\u{202E}"
        #expect(throws: RoomError.badName("\u{202E}")) {
            try Watch.visit(options, in: course.world, waking: WakeUp())
        }
    }
}
