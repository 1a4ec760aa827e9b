import Testing

@testable import kata

/// The key `d`, which draws the pairs of a duel.
extension RoomTests {
    /// Somebody who has come to the board for duels, with a version.
    private func duellist(_ name: String, at room: Room) throws -> NetworkLine {
        let line = try NetworkLine(
            to: RoomAddress(host: "127.0.0.1", port: room.port, word: "blue-otter"))
        let version = GuestMessage.version(
            exercise: try #require(RoomPlace("Even")),
            try #require(DuelText(carrying: "by \(name)")))
        try line.send([
            .duel(word: "blue-otter", name: try #require(RoomName(name))), version,
        ])
        let count = room.hall.board.duel.waiting.count
        for _ in 0..<200 where room.hall.board.duel.waiting.count == count { room.turn() }
        return line
    }

    @Test func `d draws those who wait for a duel, and the board says who does`() throws {
        let room = try room()
        let (ada, ben) = (try duellist("Ada", at: room), try duellist("Ben", at: room))
        let waits = "Duel: 2 at Even · d draws the pairs"
        #expect(try ask(room, "GET /board").contains(waits))
        let lines = room.current(at: now).lines(
            columns: 80, rows: 24, style: Style(hasColour: false))
        #expect(lines.contains(waits))

        type("d", on: room)

        #expect(
            try ada.receive().last
                == .version(try #require(DuelText(carrying: "by Ben")), by: "Ben"))
        #expect(
            try ben.receive().last
                == .version(try #require(DuelText(carrying: "by Ada")), by: "Ada"))
        #expect(room.screen.notice == nil)
        #expect(!(try ask(room, "GET /board").contains(waits)))
    }

    @Test func `d where nobody can meet says what a duel needs`() throws {
        let room = try room()
        let ada = try duellist("Ada", at: room)

        type("d", on: room)

        #expect(room.screen.notice?.hasPrefix("A duel needs two who wait at one exercise") == true)
        #expect(try ada.receive() == [.called("Ada")])
    }

    @Test(arguments: [["duel", "room"], ["duel", "room", "Even"]])
    func `a duel in a room needs an exercise and an address`(_ words: [String]) {
        #expect(throws: UsageError.self) { try Arguments(words) }
    }
}
