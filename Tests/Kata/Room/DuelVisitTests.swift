import Foundation
import Synchronization
import Testing

@testable import kata

/// `kata duel room`, over a board; a fault is what our strict test sees.
struct DuelVisitTests {
    private static let strict = "#expect(!isEven(3))"
    private static let lenient = "#expect(isEven(2))"

    private final class Player: Sendable {
        let course: SampleCourse
        private let code = Mutex<Int32?>(nil)

        init(tests: String, version: String = "true") throws {
            course = try SampleCourse()
            try course.write(
                "import Testing\n\n@testable import Even\n\n@Test func even() {\n    \(tests)\n}\n",
                to: SampleCourse.exercise + "Tests/EvenTests.swift")
            try course.write(
                "func isEven(_ n: Int) -> Bool {\n    \(version)\n}\n",
                to: "Duel/Even/Sources/Even.swift")
        }

        var hasEnded: Bool { code.withLock { $0 != nil } }
        var exit: Int32? { code.withLock { $0 } }

        func play(_ name: String, at address: String) {
            Thread.detachNewThread { [self] in
                var world = course.world
                world.lab = { SampleCourse.lab }
                world.engine = Engine { run in
                    let isFaulty = run.modules.contains { module in
                        !module.isTests && module.files.values.contains { $0.contains("true") }
                    }
                    let isSeen = run.modules.contains { module in
                        module.isTests && module.files.values.contains { $0.contains("(3)") }
                    }
                    return isFaulty && isSeen ? Report(verdict: .red) : .green
                }
                let options = DuelVisit.Options(address: address, name: name)
                let result = try? DuelVisit(in: world).run("Even", options)
                code.withLock { $0 = result ?? 99 }
            }
        }
    }

    private func wait(for room: SampleRoom, until condition: () -> Bool) {
        for _ in 0..<12_000 where !condition() { room.turn() }
    }

    @Test func `each judges the other's version, and both are told`() throws {
        let room = try SampleRoom()
        let address = "127.0.0.1:\(room.server.port)/blue-otter"
        let (ada, ben) = (try Player(tests: Self.strict), try Player(tests: Self.lenient))
        ada.play("Ada", at: address)
        ben.play("Ben", at: address)
        wait(for: room) { room.server.board.duel.waiting.count == 2 }

        room.server.drawDuels()
        wait(for: room) { ada.hasEnded && ben.hasEnded }

        #expect(room.server.board.duel.points == ["Ada": 2])
        #expect(ada.exit == 0)
        let said = ada.course.output
        #expect(
            said.contains("Ben's tests do not notice your fault: a point for you.\n"), "\(said)")
        #expect(said.contains("Ada's tests notice the fault: a point for Ada.\n"), "\(said)")
        let round = try #require(Round(ben.course.read("Duel/Even/round-1-Ada.md")))
        #expect(round.attacker == "Ada")
        #expect(round.code["Sources/Even.swift"]?.contains("true") == true)
        #expect(round.tests["Tests/EvenTests.swift"]?.contains(Self.lenient) == true)
    }

    @Test(arguments: ["Odd", "Nowhere"])
    func `a version of something else is not judged`(_ exercise: String) throws {
        let room = try SampleRoom()
        let ada = try Player(tests: Self.strict)
        try ada.course.addExercise("Odd")
        let eve = try RoomCaller(room)
        eve.say("duel 1 blue-otter Eve")
        _ = eve.hear(1)
        let round = Round(
            exercise: exercise, attacker: "Eve", defender: "", date: "",
            code: Tree(["Sources/Even.swift": "// true"]), tests: Tree())
        eve.say("version Even " + (try #require(DuelText(carrying: round.text))).line)
        ada.play("Ada", at: "127.0.0.1:\(room.server.port)/blue-otter")
        wait(for: room) { room.server.board.duel.waiting.count == 2 }

        room.server.drawDuels()

        #expect(eve.hear(3).last == "judged void Ada")
        eve.say("judged void")
        wait(for: room) { ada.hasEnded }
        #expect(room.server.board.duel.points == [:])
        #expect(!Disk.exists(ada.course.project.url("Duel/\(exercise)/round-1-Eve.md")))
    }

    @Test(arguments: ["/tmp", "blue-otter"])
    func `an address of no board is said to be none`(_ address: String) throws {
        let player = try Player(tests: Self.strict)

        let words = try #require(throws: UsageError.self) {
            try DuelVisit(in: player.course.world)
                .run("Even", DuelVisit.Options(address: address, name: "Ada"))
        }

        #expect("\(words)".contains("is no board's address"), "\(words)")
    }

    @Test func `what is no fault is not handed in`() throws {
        let room = try SampleRoom()
        let ada = try Player(tests: Self.strict, version: "n % 2 == 0")

        ada.play("Ada", at: "127.0.0.1:\(room.server.port)/blue-otter")
        wait(for: room) { ada.hasEnded }

        #expect(ada.exit == 1)
        #expect(ada.course.output.hasPrefix("No round: our tests are green"))
        #expect(room.server.board.duel.waiting.isEmpty)
    }

    @Test func `a wrong word, and a board that is gone, are said`() throws {
        let room = try SampleRoom()
        let (ada, ben) = (try Player(tests: Self.strict), try Player(tests: Self.strict))
        ada.play("Ada", at: "127.0.0.1:\(room.server.port)/red-otter")
        ben.play("Ben", at: "127.0.0.1:1/blue-otter")
        wait(for: room) { ada.hasEnded && ben.hasEnded }

        #expect(ada.course.output.hasPrefix("That is not the board's code word."))
        #expect(ben.course.output.hasPrefix("No board answers at 127.0.0.1:1/blue-otter."))
        #expect([ada.exit, ben.exit] == [1, 1])
    }
}
