import Testing

@testable import kata

/// A round of a duel, and what it comes to.
struct RoundTests {
    private let round = Round(
        exercise: "Even", attacker: "Anna", defender: "Ben", date: "2026-11-21 20:15",
        code: Tree(["Sources/Even.swift": "/// ```\n/// a\n/// ```\nlet a = 1"]),
        tests: Tree(["Tests/EvenTests.swift": "import Testing\n"]))

    @Test func `a round is read as it was written`() throws {
        var round = round
        round.code = Tree(["Sources/Even.swift": "/// ```\n/// a\n/// ```\nlet a = 1\n"])
        round.proof = Tree(["Tests/Proof.swift": "import Testing\n\n// x\n"])
        round.isGivenUp = true

        #expect(Round(round.text) == round)
        #expect(round.text.hasPrefix("# Duel: Even\n\n- Attacker: Anna\n- Defender: Ben\n"))
    }

    @Test func `a path that leads elsewhere is no round, and a date moves no cursor`() throws {
        let text = round.text.replacing("// Sources/Even.swift", with: "// Sources/../../x.swift")
        let moving = round.text.replacing("- When: ", with: "- When: \u{1b}[2J")

        #expect(Round(text) == nil)
        #expect(Round("# Something else\n") == nil)
        #expect(!(try #require(Round(moving)).date.contains("\u{1b}")))
    }

    /// Our tests on the faulty version, the defender's on the solution and on the faulty version,
    /// and the attacker's proof on both.
    @Test(arguments: [
        ([Verdict.red, .green, .red], Round.Result.noticed()),
        ([.red, .green, .green], .unnoticed),
        ([.red, .green, .crashed(how: "signal 4", during: nil)], .noticed(byCrash: true)),
        ([.red, .green, .timedOut(during: nil)], .noticed(byCrash: true)),
        ([.red, .green, .flooded(bytes: 9, during: nil)], .noticed(byCrash: true)),
        ([.red, .green, .killed(signal: 6, during: nil)], .noticed(byCrash: true)),
        ([.red, .green, .killed(signal: 9, during: nil)], .unnoticed),
        ([.red, .green, .flaky(["adds"])], .unnoticed),
        ([.flaky(["adds"]), .green, .red], .invalid(.noFault)),
        ([.red, .red, .red], .invalid(.testsFailOnSolution)),
        ([.green, .green, .green], .invalid(.noFault)),
        ([.doesNotCompile, .green, .doesNotCompile], .invalid(.doesNotCompile)),
        ([.green, .green, .green, .green, .red], .unnoticed),
        ([.green, .green, .green, .red, .red], .invalid(.proofFailsOnSolution)),
        ([.red, .green, .green, .green, .green], .invalid(.proofSeesNothing)),
    ])
    func `what the runs come to`(_ verdicts: [Verdict], _ result: Round.Result) throws {
        var round = round
        if verdicts.count > 3 { round.proof = Tree(["Tests/Proof.swift": ""]) }

        let plan = try round.plan(solved: Tree(), tests: "EvenTests") { _ in [] }

        #expect(plan.runs.count == verdicts.count)
        #expect(try plan.judge(verdicts.map { Report(verdict: $0) }) == result)
    }

    @Test func `a version brings no tests along, and a proof no code`() throws {
        var round = round
        round.code["Tests/EvenTests.swift"] = "// nothing"
        round.tests["Sources/Even.swift"] = "// right"
        round.proof = Tree(["Tests/Proof.swift": "", "Sources/Even.swift": "// wrong"])
        let solved = Tree(["Sources/Even.swift": "ours", "Tests/EvenTests.swift": "our tests"])
        var trees: [Tree] = []

        _ = try round.plan(solved: solved, tests: "EvenTests") {
            trees.append($0)
            return []
        }

        let (ours, theirs) = ("our tests", "import Testing\n")
        #expect(trees.map { $0["Tests/EvenTests.swift"] } == [ours, theirs, theirs, nil, nil])
        let faulty = round.code["Sources/Even.swift"]
        #expect(
            trees.map { $0["Sources/Even.swift"] } == [faulty, "ours", faulty, "ours", faulty])
    }

    @Test func `who gives up loses the point, and nothing is run`() throws {
        var round = round
        round.isGivenUp = true

        let plan = try round.plan(solved: Tree(), tests: "EvenTests") { _ in [] }

        #expect(plan.runs == [])
        #expect(try plan.judge([]) == .givenUp)
    }

    @Test func `the points of all rounds`() {
        var back = round
        (back.attacker, back.defender) = ("Ben", "Anna")

        let score = Score([
            (round, .unnoticed), (round, .noticed()), (back, .unnoticed), (back, .givenUp),
            (round, .unnoticed), (back, .invalid(.noFault)),
        ])

        #expect(score.points == ["Anna": 3, "Ben": 2])
    }
}
