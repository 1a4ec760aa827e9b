import Foundation
import Testing

@testable import kata

/// `kata room` over its real server, as browsers, watchers and strangers see it.
struct RoomTests {
    private let room: SampleRoom

    init() throws { room = try SampleRoom() }

    // MARK: - Lights

    @Test func `a light that is posted is on the page`() throws {
        var signal = RoomSignal("Ada", .red, seconds: 240)
        signal.asksForHelp = true

        #expect(try room.post(signal) == BoardAnswer())

        #expect(room.rows.map(\.name) == ["Ada"])
        #expect(room.rows.map(\.state) == [.asksForHelp])
        let page = try room.page("GET /board")
        #expect(page.contains("asks for help"))
        #expect(page.contains("<span>Ada</span></b><span>red</span>"))
    }

    @Test func `a wrong word opens nothing, and both sides are told`() throws {
        #expect(
            try room.post(RoomSignal("Eve"), word: "red-otter-47") == BoardAnswer(refusal: .word))

        #expect(room.rows.isEmpty)
        #expect(try room.page("GET /board").contains("Refused: Eve · that is not the code word"))
    }

    @Test
    func
        `wrong words are answered ten times and then one in ten seconds, and a right one waits, too`()
        throws
    {
        let answers = try (1...30).map {
            try room.post(RoomSignal("Eve"), word: "word-\($0)").refusal
        }
        #expect(answers.count { $0 == .word } == 10)
        #expect(answers.last == .guesses)
        #expect(try room.post(RoomSignal("Eve")).refusal == .guesses)

        room.now += 10
        #expect(try room.post(RoomSignal("Eve"), word: "word-31").refusal == .word)
        #expect(try room.post(RoomSignal("Eve"), word: "word-32").refusal == .guesses)
        room.now += 10
        #expect(try room.post(RoomSignal("Eve")) == BoardAnswer())
    }

    @Test func `whoever is known goes on while another one guesses`() throws {
        try room.post(RoomSignal("Ada", .red))
        for number in 1...12 { try room.post(RoomSignal("Eve"), word: "word-\(number)") }

        #expect(try room.post(RoomSignal("Ada", .green)) == BoardAnswer())

        #expect(room.rows.map(\.light) == [.green])
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
        String(repeating: "[", count: 3000),
    ])
    func `what no watcher would say is not understood`(_ body: String) throws {
        let answer = try room.ask("POST /blue-otter-47/light", body)

        #expect(answer.contains("\"refusal\" : \"language\""))
        #expect(room.rows.isEmpty)
    }

    @Test(arguments: [
        ("token", "\"abc\""), ("name", "\"\\u202e\""), ("place", "\"../x\""),
        ("light", "\"purple\""), ("seconds", "1e99"),
    ])
    func `a signal with a field that is none is not understood`(_ key: String, _ value: String)
        throws
    {
        let token = String(repeating: "a", count: 32)
        var fields = [
            "token": "\"\(token)\"", "name": "\"Ada\"", "place": "\"3.12\"", "light": "\"red\"",
            "seconds": "1", "asksForHelp": "false", "leaves": "false",
        ]
        func post() throws -> String {
            let body = fields.map { "\"\($0)\":\($1)" }.joined(separator: ",")
            return try room.ask("POST /blue-otter-47/light", "{\(body)}")
        }
        #expect(try !post().contains("refusal"))

        fields[key] = value

        #expect(try post().contains("\"refusal\" : \"language\""))
    }

    @Test func `a letter of two bytes may come in two parts`() throws {
        let body = String(decoding: try JSONEncoder().encode(RoomSignal("Zoë")), as: UTF8.self)
        let request = Array(
            "POST /blue-otter-47/light HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                .utf8)
        let half = try #require(request.firstIndex(of: 0xC3))

        #expect(PageRequest.reading(Array(request[...half])) == .unfinished)
        #expect(try !room.answer(to: request).contains("refusal"))
        #expect(room.rows.map(\.name) == ["Zoë"])
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
        #expect(try room.page("GET /board").contains("Everybody to 1.2: 0 of 1 are there."))
        let number = room.room.board.gathering?.number
        _ = try room.page("POST /everybody", "place=%3Cscript%3E")
        #expect(room.room.board.gathering?.number == number)
    }

    @Test(arguments: ["/", "/blue-otter-47/", "//", "/board", "/abcde-fghkm/", "/everybody"])
    func `nobody sees the page without the teacher's code`(_ path: String) throws {
        #expect(try room.ask("GET " + path).hasPrefix("HTTP/1.1 404"))
        #expect(try room.ask("POST " + path, "place=1.2").hasPrefix("HTTP/1.1 404"))
        #expect(room.room.board.gathering == nil)
    }

    @Test func `a page of somebody else's cannot ask in the name of another machine`() throws {
        let line = "GET /\(room.room.code)/"

        #expect(try room.ask(line, host: "evil.example").hasPrefix("HTTP/1.1 404"))
        #expect(try room.ask(line, host: "localhost:\(room.room.port)").hasPrefix("HTTP/1.1 200"))
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
        let course = try SampleCourse()
        let options = Room.Options(port: 0, word: "blue-otter-47", perMachine: 2)
        #expect(
            try Arguments(["room", "--per-machine", "2"]).request
                == .room(Room.Options(perMachine: 2)))
        let room = try Room(options, in: course.world, networks: [], keyboard: nil)
        func post(_ name: String, from number: UInt32) throws -> String {
            let body = String(decoding: try JSONEncoder().encode(RoomSignal(name)), as: UTF8.self)
            let answer = room.answer(
                PageRequest(
                    method: "POST", path: ["blue-otter-47", "light"], host: "", body: body,
                    sender: NetworkAddress(0x0A00_0000 + number)), at: 0)
            return String(decoding: answer.content, as: UTF8.self)
        }
        for name in ["Ada", "Ben"] { #expect(try !post(name, from: 1).contains("refusal")) }

        #expect(try post("Eve", from: 1).contains("machine"))

        #expect(try !post("Cleo", from: 2).contains("refusal"))
        #expect(
            RoomView(room.board, at: 0).refused?.text
                == "Refused: Eve at 10.0.0.1 · too many lights of one machine;"
                + " --per-machine 30 takes more")
    }

    // MARK: - The terminal

    @Test func `the terminal says how to join, where the page is, and what can be typed`() throws {
        let networks = try ["172.17.0.1", "192.168.1.7"].map {
            LocalNetwork(address: try #require(NetworkAddress($0)), mask: 0xFFFF_FF00)
        }
        let room = try Room(
            Room.Options(port: 0, word: "blue-otter-47"), in: try SampleCourse().world,
            networks: networks, keyboard: nil)

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

    @Test(arguments: [("1.2\n", "1.2"), ("01.02\n", "1.2"), ("EVEN\n", "Even"), ("1\n", "1")])
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

    @Test func `a word that cannot be said is refused, and a port that is taken`() throws {
        #expect(throws: RoomError.badWord("Blue Otter")) {
            try SampleRoom(word: "Blue Otter")
        }
        #expect(throws: RoomError.taken(room.room.port)) { try SampleRoom(port: room.room.port) }
    }

    @Test(arguments: [65536, 999_999_999]) func `a port that there is not is said to be none`(
        port: Int
    ) throws {
        let error = #expect(throws: RoomError.self) { try SampleRoom(port: port) }

        #expect(error?.description.contains("65535") == true)
        #expect(error?.description.contains("--port \(port)") == false)
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
