import Testing

@testable import kata

/// Who duels with whom, and what becomes of it.
struct RoomDuelTests {
    private var duel = RoomDuel()
    private var source = SystemRandomNumberGenerator()

    private func version(_ name: String, at exercise: String = "Filename") throws
        -> RoomDuel.Version
    {
        RoomDuel.Version(
            attacker: name, exercise: try #require(RoomPlace(exercise)),
            text: try #require(DuelText(carrying: "by \(name)")))
    }

    @Test(arguments: 2...7)
    mutating func `everybody who waits attacks one, and is attacked by one`(count: Int) throws {
        let names = (1...count).map { "P\($0)" }
        for name in names { duel.enter(try version(name)) }

        let drawn = duel.draw(using: &source)

        #expect(drawn.map(\.version.attacker).sorted() == names)
        #expect(drawn.map(\.defender).sorted() == names)
        #expect(drawn.allSatisfy { $0.version.attacker != $0.defender })
        #expect(duel.waiting.isEmpty)
    }

    @Test mutating func `four are two pairs`() throws {
        for name in ["A", "B", "C", "D"] { duel.enter(try version(name)) }

        let drawn = duel.draw(using: &source)

        let attacked = Dictionary(
            uniqueKeysWithValues: drawn.map { ($0.version.attacker, $0.defender) })
        #expect(attacked.allSatisfy { attacked[$0.value] == $0.key })
    }

    @Test mutating func `only who waits at one exercise can meet`() throws {
        duel.enter(try version("Ada"))
        duel.enter(try version("Ben", at: "Leap"))

        #expect(duel.draw(using: &source).isEmpty)
        #expect(duel.lines == ["Duel: 1 at Filename · 1 at Leap · d draws the pairs"])
    }

    @Test mutating func `whoever hands in again takes back the first`() throws {
        duel.enter(try version("Ada"))
        duel.enter(try version("Ada", at: "Leap"))

        #expect(duel.waiting == [try version("Ada", at: "Leap")])
    }

    @Test mutating func `whoever still judges is not drawn again`() throws {
        for name in ["Ada", "Ben"] { duel.enter(try version(name)) }
        _ = duel.draw(using: &source)
        for name in ["Ada", "Ben", "Cem", "Dan"] { duel.enter(try version(name)) }

        let drawn = duel.draw(using: &source)

        #expect(drawn.map(\.defender).sorted() == ["Cem", "Dan"])
        #expect(duel.waiting.map(\.attacker) == ["Ada", "Ben"])
    }

    @Test(arguments: [
        (RoomDuel.Verdict.noticed, ["Ben": 1]), (.unnoticed, ["Ada": 1]), (.void, [:]),
        (.gone, [:]),
    ])
    mutating func `the point goes to whose work was better`(
        verdict: RoomDuel.Verdict, points: [String: Int]
    ) throws {
        duel.enter(try version("Ada"))
        duel.enter(try version("Ben"))
        _ = duel.draw(using: &source)

        #expect(duel.judge(verdict, by: "Ben") == "Ada")
        #expect(duel.points == points)
    }

    @Test mutating func `a verdict counts once, and none that nobody asked for`() throws {
        duel.enter(try version("Ada"))
        duel.enter(try version("Ben"))
        #expect(duel.judge(.noticed, by: "Ben") == nil)
        _ = duel.draw(using: &source)
        _ = duel.judge(.noticed, by: "Ben")

        #expect(duel.judge(.noticed, by: "Ben") == nil)
        #expect(duel.points == ["Ben": 1])
        #expect(duel.lines == ["Points: Ben 1"])
    }

    @Test mutating func `whoever leaves waits no more, and whom they should have judged is known`()
        throws
    {
        duel.enter(try version("Ada"))
        duel.enter(try version("Ben"))
        _ = duel.draw(using: &source)
        duel.enter(try version("Ben"))

        #expect(duel.leave("Ben") == "Ada")
        #expect(duel.waiting.isEmpty)
        #expect(duel.leave("Ben") == nil)
    }
}
