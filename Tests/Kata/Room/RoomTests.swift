import Foundation
import Testing

@testable import kata

/// `kata room` over its real server, as browsers, watchers and strangers see it.
struct RoomTests {
    private let room: SampleRoom

    init() throws { room = try SampleRoom() }

    // MARK: - Lights

    @Test
    func `wrong words are answered ten times, then one in ten seconds; whoever is known goes on`()
        throws
    {
        try room.post(RoomSignal("Ada", .red))
        let answers = try (1...12).map {
            try room.post(RoomSignal("Eve"), word: "word-\($0)").refusal
        }
        #expect(answers.count { $0 == .word } == 10)
        #expect(answers.last == .guesses)
        #expect(try room.post(RoomSignal("Eve")).refusal == .guesses)
        #expect(try room.post(RoomSignal("Ada", .green)) == BoardAnswer())
        #expect(room.rows.map(\.light) == [.green])

        room.now += 10
        #expect(try room.post(RoomSignal("Eve"), word: "word-31").refusal == .word)
        #expect(try room.page("GET /board").contains("Refused: Eve · that is not the code word"))
        #expect(try room.post(RoomSignal("Eve"), word: "word-32").refusal == .guesses)
        room.now += 10
        #expect(try room.post(RoomSignal("Eve")) == BoardAnswer())
    }

    @Test func `many machines together guess no more than one every other second`() throws {
        var guesses = Guesses()
        func guess(_ word: String, from number: UInt32, at now: Double) -> Refusal? {
            do throws(Refusal) {
                try guesses.check(
                    word, is: "blue-otter-47", from: NetworkAddress(0x0A00_0000 + number), at: now)
                return nil
            } catch { return error }
        }

        let first = (0..<500).map { guess("word", from: $0 % 100, at: 0) }
        let minute = (0..<600).map { guess("word", from: UInt32($0) % 100, at: Double($0) / 10) }

        #expect(first.count { $0 == .word } == 30)
        #expect(minute.count { $0 == .word } <= 30)
        #expect(guess("blue-otter-47", from: 7, at: 600) == nil)
    }

    @Test(arguments: [
        "", "{}", "[]", "join 1 blue-otter - Ada", "{\"name\":\"Ada\"}",
        String(repeating: "[", count: 3000), signal("token", "\"abc\""),
        signal("name", "\"\\u202e\""), signal("place", "\"../x\""),
        signal("light", "\"purple\""), signal("seconds", "1e99"),
    ])
    func `what no watcher would say is not understood`(_ body: String) throws {
        let answer = try room.ask("POST /blue-otter-47/light", body)

        #expect(answer.contains("\"refusal\" : \"language\""))
        #expect(room.rows.isEmpty)
        let usual = try room.ask("POST /blue-otter-47/light", Self.signal("name", "\"Zoë\""))
        #expect(!usual.contains("refusal"))
        #expect(room.rows.map(\.name) == ["Zoë"])
    }

    /// What a watcher says, but for one field.
    private static func signal(_ key: String, _ value: String) -> String {
        let token = String(repeating: "a", count: 32)
        var fields = [
            "token": "\"\(token)\"", "name": "\"Ada\"", "place": "\"3.12\"", "light": "\"red\"",
            "seconds": "1", "asksForHelp": "false", "leaves": "false",
        ]
        fields[key] = value
        return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    // MARK: - The page

    @Test func `the page shows the board, and calls everybody`() throws {
        let page = try room.page("GET /")
        #expect(page.contains("<title>The room</title>"))
        #expect(page.contains("<form"))
        #expect(
            try room.page("GET /board").contains(
                "watch --room 127.0.0.1:\(room.room.port)/blue-otter-47"))
        #expect(try room.page("GET /board.js").contains("setTimeout(refresh, 1000)"))
        #expect(try room.page("GET /nothing").hasPrefix("HTTP/1.1 404"))
        #expect(try room.page("GET /everybody").hasPrefix("HTTP/1.1 404"))
        #expect(room.room.board.gathering == nil)

        #expect(try room.page("POST /everybody", "place=1.2").hasPrefix("HTTP/1.1 303"))

        #expect(room.room.board.gathering?.place.text == "1.2")
        #expect(try room.post(RoomSignal("Ada")).call?.place.text == "1.2")
        let board = try room.page("GET /board")
        #expect(board.contains("Everybody to 1.2: 0 of 1 are there."))
        #expect(board.contains("<span>Ada</span></b><span>red</span>"))
        let number = room.room.board.gathering?.number
        _ = try room.page("POST /everybody", "place=%3Cscript%3E")
        #expect(room.room.board.gathering?.number == number)
    }

    @Test func `without the slash at its end the address leads to the page`() throws {
        let code = room.room.code

        let answer = try room.ask("GET /\(code)")

        #expect(answer.hasPrefix("HTTP/1.1 303"))
        #expect(answer.contains("\r\nLocation: /\(code)/\r\n"))
    }

    @Test func `a browser that has no time limits fetches the lights all the same`() throws {
        #expect(try room.page("GET /board.js").contains("AbortSignal.timeout?.(4000)"))
    }

    @Test(arguments: [
        ("1.2+", "1.2"), ("%091.2", "1.2"), ("%31.2", "1.2"), ("even", "Even"), ("+EVEN", "Even"),
    ])
    func `what a browser sends of a place is read as it was typed`(_ typed: String, _ place: String)
        throws
    {
        _ = try room.page("POST /everybody", "place=" + typed)

        #expect(room.room.board.gathering?.place.text == place)
    }

    @Test(arguments: ["/", "/blue-otter-47/", "//", "/board", "/abcde-fghkm/", "/everybody"])
    func `nobody sees the page without the teacher's code`(_ path: String) throws {
        #expect(try room.ask("GET " + path).hasPrefix("HTTP/1.1 404"))
        #expect(try room.ask("POST " + path, "place=1.2").hasPrefix("HTTP/1.1 404"))
        #expect(room.room.board.gathering == nil)
    }

    @Test func `a page of somebody else's cannot ask in the name of another machine`() throws {
        let address = try #require(NetworkAddress("192.168.1.7"))
        let room = try SampleRoom(networks: [LocalNetwork(address: address, mask: 0xFFFF_FF00)])
        func answer(_ host: String) throws -> Substring {
            try room.ask("GET /\(room.room.code)/", host: "\(host):\(room.room.port)").prefix(12)
        }

        #expect(try answer("localhost") == "HTTP/1.1 200")
        #expect(try answer("192.168.1.7") == "HTTP/1.1 200")
        #expect(try answer("192.168.1.8") == "HTTP/1.1 404")
        #expect(try answer("evil.example") == "HTTP/1.1 404")
    }

    @Test func `a phone reads the board, and calls nobody`() throws {
        func ask(_ method: String, _ path: String, _ body: String = "") -> PageAnswer {
            room.room.answer(
                PageRequest(
                    method: method, path: [room.room.code, path], host: "", body: body,
                    sender: NetworkAddress(0xC0A8_0109)), at: 0)
        }

        let page = String(decoding: ask("GET", "").content, as: UTF8.self)

        #expect(page.contains("Nobody is here yet."))
        #expect(!page.contains("<form"))
        #expect(ask("POST", "everybody", "place=1.2") == .nothing)
        #expect(room.room.board.gathering == nil)
    }

    @Test func `a machine has as many lights as are asked for, and both sides are told`() throws {
        #expect(
            try Arguments(["room", "--per-machine", "2"]).request
                == .room(Room.Options(perMachine: 2)))
        let room = try SampleRoom(perMachine: 2)
        func post(_ name: String, from number: UInt32) throws -> String {
            let body = String(decoding: try JSONEncoder().encode(RoomSignal(name)), as: UTF8.self)
            let answer = room.room.answer(
                PageRequest(
                    method: "POST", path: ["blue-otter-47", "light"], host: "", body: body,
                    sender: NetworkAddress(0x0A00_0000 + number)), at: 0)
            return String(decoding: answer.content, as: UTF8.self)
        }
        for name in ["Ada", "Ben"] { #expect(try !post(name, from: 1).contains("refusal")) }

        #expect(try post("Eve", from: 1).contains("machine"))

        #expect(try !post("Cleo", from: 2).contains("refusal"))
        #expect(
            RoomView(room.room.board, at: 0).refused?.text
                == "Refused: Eve at 10.0.0.1 · too many lights of one machine;"
                + " --per-machine 30 takes more")
    }

    // MARK: - The terminal

    @Test func `the terminal says how to join, where the page is, and what can be typed`() throws {
        let networks = try ["172.17.0.1", "192.168.1.7"].map {
            LocalNetwork(address: try #require(NetworkAddress($0)), mask: 0xFFFF_FF00)
        }
        let sample = try SampleRoom(networks: networks)
        let room = try #require(sample.room)

        #expect(
            room.opening == """
                The room is open. Everybody types:
                  swift run kata watch --room 192.168.1.7:\(room.port)/blue-otter-47
                or, in another network:
                  swift run kata watch --room 172.17.0.1:\(room.port)/blue-otter-47
                Your page, in the browser of this machine: http://127.0.0.1:\(room.port)/\(room.code)/
                The same on your phone, to read: http://192.168.1.7:\(room.port)/\(room.code)/
                Type 3.12 or Filename and Enter to call everybody there, q and Enter to close.

                """)
    }

    @Test(arguments: [
        ("1.2\n", "1.2"), ("01.02\n", "1.2"), ("EVEN\n", "Even"), ("even\n", "Even"), ("1\n", "1"),
    ])
    func `a step or an exercise that is typed calls everybody`(_ keys: String, _ place: String)
        throws
    {
        room.type(keys)

        #expect(room.room.board.gathering?.place.text == place)
        #expect(room.output.contains("Everybody is called to "))
    }

    @Test(arguments: [
        ("9.1\n", "there is no chapter 9"), ("1.99\n", "there is no step 1.99"),
        ("1.2.3\n", "is no chapter, step or exercise"), ("Odd1\n", "there is no exercise called"),
        ("\u{1B}[2J\n", "“[2J” is no chapter"),
        (String(repeating: "9", count: 3000) + "\n", "99” is no chapter"),
    ])
    func `a place that is not there calls nobody, and says so`(_ keys: String, _ words: String)
        throws
    {
        room.type(keys)

        #expect(room.room.board.gathering == nil)
        #expect(!room.output.contains("\u{1B}"))
        #expect(room.output.utf8.count < 300)
        #expect(room.output.contains(words))
        #expect(try room.page("GET /board").contains("class=\"call\""))
    }

    @Test func `q and Enter close the room, and nothing of it is kept`() throws {
        let course = try SampleCourse()
        try Disk.makeFolder(course.state.folder)
        // A call reads the catalogue, which is remembered for all commands.
        _ = try course.project.catalogue()
        let before = try FileManager.default.subpathsOfDirectory(atPath: course.root.path)
        let room = try SampleRoom(course)
        try room.post(RoomSignal("Ada"))
        room.type("1.2\nq")
        #expect(!room.room.isDone)

        room.type("\n")

        #expect(room.room.run() == 0)
        #expect(course.output.hasSuffix("The room is closed, and nothing of it is kept.\n"))
        let after = try FileManager.default.subpathsOfDirectory(atPath: course.root.path)
        #expect(after.sorted() == before.sorted())
    }

    @Test func `a word that cannot be said is refused, and a port that is taken or none`() throws {
        #expect(throws: RoomError.badWord("Blue Otter")) { try SampleRoom(word: "Blue Otter") }
        #expect(throws: RoomError.taken(room.room.port)) { try SampleRoom(port: room.room.port) }
        for port in [65536, 999_999_999] {
            let error = #expect(throws: RoomError.self) { try SampleRoom(port: port) }
            #expect(error?.description.contains("65535") == true)
            #expect(error?.description.contains("--port \(port)") == false)
        }
    }

    @Test func `each room has a word and a page of its own, if none is asked for`() throws {
        let world = try SampleCourse().world
        let rooms = try (1...3).map { _ in
            try Room(Room.Options(port: 0), in: world, networks: [], keyboard: nil)
        }

        #expect(Set(rooms.map(\.word)).count > 1)
        #expect(Set(rooms.map(\.code)).count == 3)
    }

    @Test func `a watcher that ends at once has no room`() {
        #expect(throws: UsageError.self) {
            try Arguments(["watch", "--once", "--room", "192.168.1.7:7357/blue-otter-47"])
        }
    }

    @Test func `nobody is asked for a name where nobody can answer`() throws {
        let world = try SampleCourse().world
        var options = Watch.Options(room: "127.0.0.1:9/blue-otter-47")
        #expect(throws: RoomError.noName) {
            try Watch.visit(options, in: world, waking: WakeUp())
        }
        options.name = "\u{202E}"
        #expect(throws: RoomError.badName("\u{202E}")) {
            try Watch.visit(options, in: world, waking: WakeUp())
        }
    }
}
