import Testing

@testable import kata

/// Duels over the network, by what is said there.
struct RoomServerDuelTests {
    let room: SampleRoom

    init() throws { room = try SampleRoom() }

    private func duellist(_ name: String) throws -> RoomCaller {
        let caller = try RoomCaller(room)
        caller.say("duel 1 blue-otter \(name)")
        _ = caller.hear(1)
        return caller
    }

    private func version(_ text: String) throws -> String {
        "version Filename " + (try #require(DuelText(carrying: text))).line
    }

    private func enter(_ caller: RoomCaller, _ text: String) throws {
        let count = room.server.board.duel.waiting.count
        caller.say(try version(text))
        room.turn { room.server.board.duel.waiting.count > count }
    }

    @Test func `a version goes to the other, and to nobody else`() throws {
        let (ada, ben, eve) = (try duellist("Ada"), try duellist("Ben"), try room.guest("Eve"))
        try enter(ada, "Ada's")
        try enter(ben, "Ben's")

        room.server.drawDuels()

        let carried = try #require(DuelText(carrying: "Ada's"))
        #expect(ben.hear(2) == ["called Ben", "version \(carried.line) Ada"])
        #expect(ada.hear(2).count == 2)
        #expect(!eve.hear().contains { $0.hasPrefix("version") })
    }

    @Test func `whoever attacked is told what became of it, and the board counts`() throws {
        let (ada, ben) = (try duellist("Ada"), try duellist("Ben"))
        try enter(ada, "Ada's")
        try enter(ben, "Ben's")
        room.server.drawDuels()

        ben.say("judged unnoticed")

        #expect(ada.hear(3).last == "judged unnoticed Ben")
        #expect(RoomView(room.server.board, at: room.now).duel == ["Points: Ada 1"])
    }

    @Test func `where the other goes away, nobody waits for ever`() throws {
        let ada = try duellist("Ada")
        var ben: RoomCaller? = try duellist("Ben")
        try enter(ada, "Ada's")
        try enter(#require(ben), "Ben's")
        room.server.drawDuels()

        _ = ben?.hear(2)
        ben = nil

        #expect(ada.hear(3).last == "judged gone Ben")
    }

    @Test func `the longest version arrives whole`() throws {
        let (ada, ben) = (try duellist("Ada"), try duellist("Ben"))
        let long = String(repeating: "x", count: DuelText.bytes)
        try enter(ada, long)
        try enter(ben, long)
        #expect(DuelText(carrying: long + "x") == nil)

        room.server.drawDuels()

        let line = try #require(ben.hear(2).last)
        #expect(BoardMessage(line) == .version(try #require(DuelText(carrying: long)), by: "Ada"))
    }

    @Test func `what does not go at once goes later, and whole`() throws {
        var limits = RoomLimits()
        limits.duelLine = 100_000_000
        let room = try SampleRoom(limits: limits)
        let ada = try RoomCaller(room)
        ada.say("duel 1 blue-otter Ada")
        _ = ada.hear(1)
        let connection = try #require(room.server.connections.values.first)
        let long = String(repeating: "x", count: DuelText.bytes)
        let message = BoardMessage.version(try #require(DuelText(carrying: long)), by: "Ben")

        let haveGone = (1...400).map { _ in connection.send(message) }

        #expect(haveGone.allSatisfy { $0 })
        #expect(ada.hear(401).dropFirst() == Array(repeating: message.line, count: 400)[...])
    }

    @Test func `a duellist who takes nothing is not waited for`() throws {
        let ada = try duellist("Ada")
        let connection = try #require(room.server.connections.values.first)
        let long = String(repeating: "x", count: DuelText.bytes)
        let message = BoardMessage.version(try #require(DuelText(carrying: long)), by: "Ben")

        let last = (1...2000).first { _ in !connection.send(message) }
        room.turn()

        #expect(last != nil)
        #expect(room.server.connectionCount == 0)
        #expect(ada.hear().first == "called Ada")
    }

    @Test func `two of one name are told apart, and have no light`() throws {
        let (one, other) = (try duellist("Ada"), try duellist("Ada"))

        #expect(one.hear(1) == ["called Ada"])
        #expect(other.hear(1) == ["called Ada 2"])
        #expect(room.rows.isEmpty)
    }

    @Test(arguments: ["version Filename QUJD", "judged noticed"])
    func `who has not come for duels is not heard`(_ line: String) throws {
        let eve = try room.guest("Eve")

        eve.say(line)

        #expect(eve.hear().last == "refused language")
    }

    @Test func `a wrong word opens nothing`() throws {
        let eve = try RoomCaller(room)

        eve.say("duel 1 red-otter Eve")

        #expect(eve.hear() == ["refused word"])
        #expect(eve.isCutOff)
    }

    @Test func `a duellist who is silent is not sent away`() throws {
        let ada = try duellist("Ada")

        room.now += 300
        room.turn()

        #expect(!ada.isCutOff)
        #expect(room.server.connectionCount == 1)
    }
}
