import Testing

@testable import kata

struct RoomServerTests {
    @Test func `a light that is sent is on the board`() throws {
        let room = try SampleRoom()
        let ada = try room.guest("Ada")

        ada.say("show 3.12 red 60 help")

        #expect(ada.hear(2).last == "seen")
        #expect(room.rows.map(\.name) == ["Ada"])
        #expect(room.rows.map(\.place) == ["3.12"])
        #expect(room.rows.map(\.state) == [.asksForHelp])
    }

    @Test func `a wrong word opens nothing`() throws {
        let room = try SampleRoom()
        let eve = try RoomCaller(room)

        eve.say("join 1 red-otter - Eve", "show 3.12 red 0 -")

        #expect(eve.hear() == ["refused word"])
        #expect(eve.isCutOff)
        #expect(room.rows.isEmpty)
    }

    @Test(arguments: [
        "show 3.12 red 0 -", "GET / HTTP/1.1", "join 1 blue-otter - \u{1B}", "welcome",
        "join 9 blue-otter - Ada",
    ])
    func `whoever does not join as one does is sent away`(_ line: String) throws {
        let room = try SampleRoom()
        let eve = try RoomCaller(room)

        eve.say(line)

        #expect(eve.hear() == ["refused language"])
        #expect(eve.isCutOff)
        #expect(room.server.connectionCount == 0)
    }

    @Test func `a machine from far away is not listened to`() throws {
        let room = try SampleRoom(isNear: false)
        let eve = try RoomCaller(room)

        eve.say("join 1 blue-otter - Eve")

        #expect(eve.hear() == [])
        #expect(eve.isCutOff)
    }

    @Test func `a line without an end is not waited for`() throws {
        let room = try SampleRoom()
        let eve = try room.guest("Eve")

        eve.send(String(repeating: "A", count: 1500))

        #expect(eve.hear().last == "refused language")
        #expect(room.rows.map(\.state) == [.lost])
    }

    @Test func `whoever connects and says nothing is sent away in time`() throws {
        let room = try SampleRoom()
        let eve = try RoomCaller(room)
        room.turn { room.server.connectionCount == 1 }

        room.now += 5
        room.turn()
        #expect(room.server.connectionCount == 1)
        room.now += 1.1
        room.turn()

        #expect(room.server.connectionCount == 0)
        #expect(eve.hear() == [])
    }

    @Test func `whoever goes away is lost, and has their light again when they come back`() throws {
        let room = try SampleRoom()
        var ada: RoomCaller? = try room.guest("Ada")
        ada?.say("show 3.12 red 60 -")
        _ = ada?.hear(2)
        let token = try #require(ada?.token(at: 0))

        ada = nil
        room.turn { room.rows.map(\.state) == [.lost] }
        #expect(room.rows.map(\.light) == [.red])

        _ = try room.guest("Ada", token: token)
        #expect(room.rows.map(\.light) == [.red])
        #expect(room.rows.count == 1)
    }

    @Test func `the same person twice is the newer one`() throws {
        let room = try SampleRoom()
        let old = try room.guest("Ada")
        let new = try room.guest("Ada", token: old.token(at: 0))

        #expect(old.hear().count == 1)
        #expect(old.isCutOff)
        #expect(room.rows.map(\.state) == [.working])
        #expect(!new.isCutOff)
    }

    @Test func `whoever leaves is gone from the board`() throws {
        let room = try SampleRoom()
        let ada = try room.guest("Ada")

        ada.say("leave")

        #expect(ada.hear().count == 1)
        #expect(room.rows.isEmpty)
    }

    @Test func `whoever leaves without listening any more is gone, too`() throws {
        let room = try SampleRoom()
        var ada: RoomCaller? = try room.guest("Ada")
        room.server.gather(at: try #require(RoomPlace("1.2")), now: room.now)

        // Who closes with something unread takes no answer either.
        ada?.say("show 3.12 red 60 -", "leave")
        ada = nil

        room.turn { room.rows.isEmpty }
        #expect(room.rows.map(\.name) == [])
    }

    @Test func `a silent light is lost, and its connection ended`() throws {
        let room = try SampleRoom()
        let ada = try room.guest("Ada")

        room.now += 46
        room.turn()

        #expect(room.rows.map(\.state) == [.lost])
        #expect(ada.hear().count == 1)
        #expect(ada.isCutOff)
    }

    @Test func `a flood is read no faster than is allowed, and the others do not notice`() throws {
        let room = try SampleRoom()
        let eve = try room.guest("Eve")
        let ada = try room.guest("Ada")
        eve.send(String(repeating: "show 3.1 red 0 -\nshow 3.2 green 0 -\n", count: 500))
        for _ in 0..<50 { room.turn() }

        ada.say("show 3.12 green 0 -")

        #expect(ada.hear(2).last == "seen")
        #expect(eve.hear(0).count <= 21)
        #expect(room.rows.first { $0.name == "Ada" }?.light == .green)
        #expect(!room.server.descriptors(at: room.now).isEmpty)
    }

    @Test func `after a flood its last light is on the board in the end`() throws {
        let room = try SampleRoom()
        let eve = try room.guest("Eve")
        eve.send(String(repeating: "show 3.1 red 0 -\n", count: 30) + "show 3.2 green 0 -\n")

        for _ in 0..<10 {
            room.turn()
            room.now += 1
        }

        #expect(room.rows.map(\.light) == [.green])
    }

    @Test func `a machine has no more lights than it may, and both sides are told`() throws {
        let room = try SampleRoom(machine: "10.0.0.1")
        let guests = try (1...4).map { try room.guest("Ada \($0)") }

        let eve = try RoomCaller(room)
        eve.say("join 1 blue-otter - Eve")

        #expect(eve.hear() == ["refused machine"])
        #expect(eve.isCutOff)
        #expect(guests.allSatisfy { !$0.isCutOff })
        #expect(
            room.server.board.refused?.text
                == "Refused: Eve at 10.0.0.1 · too many lights of one machine;"
                + " --per-machine 30 takes more")
    }

    @Test func `a machine may have more lights where the board allows it`() throws {
        var limits = RoomLimits()
        limits.perMachine = 6
        let room = try SampleRoom(limits: limits, machine: "10.0.0.1")

        let guests = try (1...6).map { try room.guest("Ada \($0)") }
        let eve = try RoomCaller(room)
        eve.say("join 1 blue-otter - Eve")

        #expect(eve.hear() == ["refused machine"])
        #expect(guests.allSatisfy { !$0.isCutOff })
    }

    @Test func `a machine has no more connections than it takes to say so`() throws {
        let room = try SampleRoom(machine: "10.0.0.1")
        let silent = try (1...8).map { _ in try RoomCaller(room) }
        room.turn { room.server.connectionCount == 8 }

        let eve = try RoomCaller(room)
        eve.say("join 1 blue-otter - Eve")

        #expect(eve.hear() == [])
        #expect(eve.isCutOff)
        #expect(silent.allSatisfy { !$0.isCutOff })
        #expect(room.server.board.refused?.reason == .machine)
    }

    @Test func `a machine cannot guess words without end`() throws {
        let room = try SampleRoom(machine: "10.0.0.1")

        let answers = try (1...30).map { number in
            let eve = try RoomCaller(room)
            eve.say("join 1 word-\(number) - Eve")
            return eve.hear()
        }

        #expect(answers.count { $0 == ["refused word"] } == 20)
        #expect(answers.last == [])
    }

    @Test func `who is not known cannot join a full board`() throws {
        var limits = RoomLimits()
        limits.lights = 1
        let room = try SampleRoom(limits: limits)
        let ada = try room.guest("Ada")
        let eve = try RoomCaller(room)

        eve.say("join 1 blue-otter - Eve")

        #expect(eve.hear() == ["refused full"])
        #expect(!ada.isCutOff)
    }

    @Test func `everybody is called, and whoever joins soon afterwards`() throws {
        let room = try SampleRoom()
        let ada = try room.guest("Ada")

        room.server.gather(at: try #require(RoomPlace("3.12")), now: room.now)
        #expect(ada.hear(2).last == "everybody 3.12 1")

        room.now += 40
        ada.say("show 3.12 red 0 -")
        _ = ada.hear(3)
        let ben = try room.guest("Ben")
        #expect(ben.hear(2).last == "everybody 3.12 1")
        room.now += 861
        ada.say("show 3.12 red 0 -")
        let cleo = try room.guest("Cleo")
        cleo.say("show 3.11 red 0 -")
        #expect(cleo.hear(2).last == "seen")
    }

    @Test func `a call that goes on reaches who joins, until its time is over`() throws {
        let room = try SampleRoom()
        let call = Gathering(place: try #require(RoomPlace("3.12")), number: 7)

        room.server.resume(call, from: room.now - 899)
        #expect(try room.guest("Ada").hear(2).last == "everybody 3.12 7")
        room.now += 2
        let ben = try room.guest("Ben")
        ben.say("show 3.11 red 0 -")
        #expect(ben.hear(2).last == "seen")
    }

    @Test func `nobody but the board can call everybody`() throws {
        let room = try SampleRoom()
        let ada = try room.guest("Ada")
        let eve = try room.guest("Eve")

        eve.say("everybody 3.12 1")

        #expect(eve.hear().last == "refused language")
        ada.say("show 3.11 red 0 -")
        #expect(ada.hear(2).last == "seen")
        #expect(room.server.board.gathering == nil)
    }

    @Test func `a port that is taken is not taken twice`() throws {
        let room = try SampleRoom()

        #expect(
            RoomServer(port: room.server.port, word: "blue-otter", isNear: { _ in true }) == nil)
    }
}

extension RoomCaller {
    /// What the board gave them, in the line with this number.
    func token(at line: Int) -> String {
        String(hear(line + 1)[line].dropFirst("welcome ".count))
    }
}
