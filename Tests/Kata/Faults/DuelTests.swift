import Foundation
import Testing

@testable import kata

/// A duel with a real compiler.
struct DuelTests {
    let course: SampleCourse
    let folder: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        folder = try TemporaryFolder()
        try folder.write("func isEven(_ n: Int) -> Bool {\n    n == 2\n}\n", to: "anna/Even.swift")
        try save(
            tests: "#expect(isEven(2))\n        #expect(isEven(4))", to: "ben/Tests/EvenTests.swift"
        )
    }

    private func save(tests body: String, to path: String) throws {
        try folder.write(
            "import Testing\n\n@testable import Even\n\nstruct EvenTests {\n    @Test func `is even`() {\n"
                + "        \(body)\n    }\n}\n", to: path)
    }

    private func duel(_ action: Duel.Action) throws -> (code: Int32, output: String) {
        var world = course.compiling
        world.lab = { Workbench.lab }
        let before = course.output
        let code = try Duel(world: world).run(action)
        return (code, String(course.output.dropFirst(before.count)))
    }

    /// - Parameter hasProof: whether there is one: six is even.
    private func attack(_ tests: String = "ben", hasProof: Bool = false) throws
        -> (code: Int32, output: String)
    {
        try save(tests: "#expect(isEven(6))", to: "Proof.swift")
        return try duel(
            .attack(
                "Even",
                Duel.Attack(
                    tests: folder.url(tests).path, code: folder.url("anna/Even.swift").path,
                    proof: hasProof ? folder.url("Proof.swift").path : nil, attacker: "Anna",
                    defender: "Ben")))
    }

    @Test func `a version on which our tests are green needs a proof`() throws {
        // Ours ask for 2 and for 3 alone.
        let (exit, output) = try attack()

        #expect(exit == 1)
        #expect(output.hasPrefix("No round: our tests are green on this version."), "\(output)")
    }

    @Test func `of a kata, only the parts that have been handed out count`() throws {
        try course.becomeKata()
        try folder.write(
            "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n", to: "anna/Even.swift")

        #expect(try attack().output.hasPrefix("No round: our tests are green on this version."))
        try course.state.remember { $0.begin(2, of: "Even") }
        #expect(try attack().code == 0)
    }

    @Test func `tests that notice the fault win the point, and the file says it all`() throws {
        let (exit, output) = try attack(hasProof: true)

        #expect(exit == 0)
        #expect(output.hasPrefix("Ben's tests notice the fault: a point for Ben.\n"), "\(output)")
        let text = try course.read("Duel/Even/round-1-Anna.md")
        #expect(Round(text)?.proof.paths == ["Tests/EvenTests.swift"])
        #expect(Round(text)?.code.paths == ["Sources/Even.swift"])
    }

    @Test func `the score comes from the files, and what is in them is run again`() throws {
        _ = try attack(hasProof: true)
        try save(tests: "#expect(isEven(2))", to: "ben/Tests/EvenTests.swift")
        _ = try attack(hasProof: true)
        try folder.write("func isEven(_ n: Int) -> Bool {\n    n <= 2\n}\n", to: "anna/Even.swift")
        _ = try attack(hasProof: true)

        let (_, output) = try duel(.score("Even"))
        #expect(output.hasSuffix("\n\nAnna: 2 points\nBen: 1 point\n"), "\(output)")

        try course.change(
            "Duel/Even/round-3-Anna.md", "- When:", to: "- Given up by: Anna\n- When:")
        let (_, later) = try duel(.score("Even"))
        #expect(later.hasSuffix("\n\nBen: 2 points\nAnna: 1 point\n"), "\(later)")
    }

    @Test func `each round has a number of its own, also where one is gone`() throws {
        for number in [4, 6, 8] {
            try save(tests: "#expect(isEven(\(number)))", to: "ben/Tests/EvenTests.swift")
            _ = try attack(hasProof: true)
            if number == 6 {
                try FileManager.default.removeItem(
                    at: course.project.url("Duel/Even/round-1-Anna.md"))
            }
        }

        let names = try FileManager.default.contentsOfDirectory(
            atPath: course.project.url("Duel/Even").path)
        #expect(names.sorted() == ["round-2-Anna.md", "round-3-Anna.md"])
    }

    @Test func `a file takes the place of its like, and those beside it are there`() throws {
        try course.change(
            SampleCourse.exercise + "Solution.md", "### 🔴 Red: two",
            to:
                "```swift starter\n// Tests/Helper.swift\n@testable import Even\n\nlet four = isEven(4)\n"
                + "```\n\n### 🔴 Red: two")
        try save(tests: "#expect(four)", to: "EvenTests.swift")

        let (exit, output) = try attack("EvenTests.swift", hasProof: true)

        #expect(exit == 0, "\(output)")
    }

    @Test func `a copied round counts once, and a file that is no text stops no counting`() throws {
        _ = try attack(hasProof: true)
        let round = try course.read("Duel/Even/round-1-Anna.md")
        try course.write(
            round.replacing(/- When: .*/, with: "- When: 2026-01-01 00:00"),
            to: "Duel/Even/round-2-Anna.md")
        try Data([0x23, 0xFF, 0xFE]).write(to: course.project.url("Duel/Even/round-0.md"))

        let (exit, output) = try duel(.score("Even"))

        #expect(exit == 0)
        #expect(output.hasPrefix("round-0.md: this is no round of a duel\n"), "\(output)")
        #expect(output.contains("round-2-Anna.md: this round is counted already\n"), "\(output)")
        #expect(output.hasSuffix("\n\nBen: 1 point\nAnna: 0 points\n"), "\(output)")
    }

    @Test func `a fault is written in a copy, and one's own code is never touched`() throws {
        try save(tests: "#expect(isEven(2))", to: "ben/Tests/EvenTests.swift")
        let own = SampleCourse.exercise + "Sources/Even.swift"
        let mine = "func isEven(_ n: Int) -> Bool {\n    n & 1 == 0\n}\n"
        try course.write(mine, to: own)
        let attack = Duel.Attack(
            tests: folder.url("ben").path, attacker: "Anna", defender: "Ben")

        let (first, words) = try duel(.attack("Even", attack))
        let copy = "Duel/Even/Sources/Even.swift"
        #expect(first == 1)
        #expect(words.contains(copy), "\(words)")
        #expect(try course.read(copy) == mine)

        try course.write("func isEven(_ n: Int) -> Bool {\n    true\n}\n", to: copy)
        let (second, output) = try duel(.attack("Even", attack))
        #expect(second == 0)
        #expect(output.hasSuffix("duel score Even\n"), "\(output)")
        #expect(try course.read(own) == mine)
    }

    @Test func `in a whole clone the tests of the exercise are found, if it has any`() throws {
        try folder.write("", to: "clone/Package.swift")
        try folder.write("", to: "clone/Exercises/README.md")
        try folder.write("#error(\"not these\")", to: "clone/Tests/StoreTests/StoreTests.swift")
        #expect(throws: UsageError.self) { try attack("clone") }
        try save(
            tests: "#expect(isEven(4))", to: "clone/\(SampleCourse.exercise)Tests/EvenTests.swift")

        #expect(try attack("clone", hasProof: true).code == 0)

        let round = try #require(Round(course.read("Duel/Even/round-1-Anna.md")))
        #expect(round.tests.paths == ["Tests/EvenTests.swift"])
    }

    @Test(arguments: [true, false])
    func `the code of others does not run where nothing confines it`(_ isAttack: Bool) throws {
        _ = try attack(hasProof: true)
        let lab = try Lab(folder: folder.url("cache"), confinement: Confinement(name: "none"))
        var world = course.world
        world.lab = { lab }
        world.engine = Engine { _ in
            Issue.record("something ran")
            return .green
        }
        let attack = Duel.Attack(
            tests: folder.url("ben").path, code: folder.url("anna/Even.swift").path)

        #expect(throws: KataError.noConfinement("it was asked for")) {
            try Duel(world: world).run(isAttack ? .attack("Even", attack) : .score("Even"))
        }
    }

    @Test(arguments: ["nowhere", "empty"]) func `where no tests are, it says what to name`(
        place: String
    ) throws {
        try folder.write("", to: "empty/notes.txt")
        let path = folder.url(place).path

        let error = #expect(throws: UsageError.self) {
            try duel(.attack("Even", Duel.Attack(tests: path)))
        }

        #expect(error?.complaint == "there is no Swift file at \(path)")
        #expect(error?.commands == ["duel attack Even --tests ../ben/EvenTests.swift"])
    }

    @Test func `a duel is typed`() throws {
        let request = try Arguments([
            "duel", "attack", "Even", "--tests", "b.swift", "--attacker", "Anna",
        ]).request

        #expect(request == .duel(.attack("Even", .init(tests: "b.swift", attacker: "Anna"))))
        #expect(try Arguments(["duel", "score", "Even"]).request == .duel(.score("Even")))
        #expect(throws: UsageError.self) { try duel(.attack("Even", .init(tests: nil))) }
        #expect(throws: UsageError.self) { try Arguments(["duel", "Even"]) }
        #expect(throws: UsageError.self) { try Arguments(["duel", "score", "Even", "2"]) }
    }
}
