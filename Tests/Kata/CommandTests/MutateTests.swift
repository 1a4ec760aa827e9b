import Course
import Foundation
import Lab
import Synchronization
import Testing

@testable import kata

/// Faults made by the machine, tried with a real compiler.
struct MutateTests {
    let course: SampleCourse
    private let tests = SampleCourse.exercise + "Tests/EvenTests.swift"
    private let code = SampleCourse.exercise + "Sources/Even.swift"
    private let asked = Asked()

    private final class Asked: Sendable {
        let runs = Mutex<[Run]>([])
    }

    init() throws {
        course = try SampleCourse()
        try course.write(Self.body, to: code)
    }

    private static let body = """
        let two = 2

        func isEven(_ n: Int) -> Bool {
            guard n >= 0 else { return isEven(-n) }
            return n % two == 0
        }

        """

    private func save(tests body: String) throws {
        try course.write(
            "import Testing\n\n@testable import Even\n\nstruct EvenTests {\n    @Test func `is even`() {\n"
                + "        \(body)\n    }\n}\n", to: tests)
    }

    private func mutate(_ name: String = "Even", _ options: Mutate.Options = .init()) throws
        -> (code: Int32, output: String)
    {
        var world = course.world
        world.engine = Engine { run in
            asked.runs.withLock { $0.append(run) }
            return try SampleCourse.lab.run(run)
        }
        world.optimizedCode = { try SampleCourse.lab.optimizedCode(of: $0, in: $1) }
        let before = course.output
        let code = try Mutate(world: world, options: options).run(name)
        return (code, String(course.output.dropFirst(before.count)))
    }

    @Test func `all faults of a module may be tried in one place`() throws {
        try save(tests: "#expect(isEven(2))")

        _ = try mutate()

        let authors = asked.runs.withLock { $0.map(\.author) }
        #expect(Set(authors) == ["Even"])
    }

    @Test func `tests that notice each fault are done`() throws {
        try save(
            tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3) && isEven(0))")

        let (exit, output) = try mutate()

        #expect(exit == 0)
        #expect(output.hasPrefix("Even · 12 of 12 faults noticed, 100 %\n"), "\(output)")
        #expect(output.hasSuffix("\nEvery fault is noticed, or has a reason.\n"))
    }

    @Test func `what no test asks, no test notices; the line, what became of it, and a question`()
        throws
    {
        try save(tests: "#expect(isEven(2))")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(
            output.contains(
                "  \(code):5\n   - return n % two == 0\n   + return true\n"
                    + "   Does a test notice if this is always true?\n"), "\(output)")
    }

    @Test func `most faults are compiled once for all`() throws {
        try save(
            tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3) && isEven(0))")

        _ = try mutate()

        let (all, codes) = asked.runs.withLock { runs in
            (runs.count, Set(runs.map { $0.modules.first { $0.name == "Even" }?.files }).count)
        }
        #expect(all > 10)
        #expect(codes < all / 2, "\(codes) of \(all)")
    }

    @Test func `an initializer that leaves something out does not compile, and is known by it`()
        throws
    {
        try save(tests: "#expect(Pair(3).a == 3 && Pair(3).b == 4)")
        try course.write(
            "struct Pair {\n    let a, b: Int\n    init(_ n: Int) {\n        a = n\n        b = n + 1\n    }\n}\n",
            to: code)

        let (_, output) = try mutate()

        #expect(output.contains("Even · 3 of 3 faults noticed, 100 %\n"), "\(output)")
        #expect(output.contains("\nNot counted: 2 did not compile.\n"), "\(output)")
        let alone = asked.runs.withLock { $0.count { $0.conditions.fault == Int.max } }
        #expect(alone == 0)
    }

    @Test func `what has a reason is not looked at a second time`() throws {
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3))")
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    print(n)\n    return n % 2 == 0\n}\n", to: code)
        let options = Mutate.Options(waive: 1, reason: "Nobody reads it.")
        _ = try mutate("Even", options)
        asked.runs.withLock { $0 = [] }

        let (exit, output) = try mutate()

        #expect(exit == 0, "\(output)")
        let faults = asked.runs.withLock { $0.compactMap(\.conditions.fault) }
        #expect(!faults.contains(Int.max))
    }

    @Test func `the tests of others are asked only about what a stage's own do not notice`() throws
    {
        try course.write(
            "import Leap\nimport Testing\n\n@Test func other() {}\n@Test func another() {}\n",
            to: "Tests/OtherTests/OtherTests.swift")

        let (exit, output) = try mutate("Leap")

        #expect(exit == 0, "\(output)")
        let tests = asked.runs.withLock { Set($0.filter { $0.conditions.fault != 0 }.map(\.tests)) }
        #expect(tests == ["LeapTests"])
        let green = asked.runs.withLock { $0.filter { $0.tests == "OtherTests" }.count }
        #expect(green == 1)
    }

    @Test func `tests that reach a fault are run first, and all where these notice nothing`() throws
    {
        try course.write(
            "func isEven(_ n: Int) -> Bool { n % 2 == 0 }\nfunc isBig(_ n: Int) -> Bool { n > 9 }\n",
            to: code)
        try save(
            tests: "#expect(isEven(2) && !isEven(3))\n    }\n\n    @Test func `is big`() {\n"
                + "        #expect(isBig(11) && !isBig(8))")

        let (_, output) = try mutate()

        let filters = asked.runs.withLock { runs in
            runs.filter { 1..<Int.max ~= $0.conditions.fault ?? 0 }.map(\.conditions.filters)
        }
        let names = ["is even", "is big"].map { name in
            filters.filter { $0.count == 1 && $0[0].contains(name) }.count
        }
        #expect(output.contains("+ func isBig(_ n: Int) -> Bool { n >= 9 }"), "\(output)")
        #expect(!output.contains("+ func isEven"), "\(output)")
        #expect(names.allSatisfy { $0 > 1 }, "\(filters)")
        #expect(filters.count { $0.isEmpty } == output.ranges(of: "+ func isBig").count)
        #expect(filters.allSatisfy { $0.count < 2 })
    }

    @Test func `before all tests run, more of those that reach a fault do`() throws {
        try course.write("func isEven(_ n: Int) -> Bool { n % 2 == 0 }\n", to: code)
        let alike = (1...7).map { "@Test func `test \($0)`() { #expect(isEven(2)) }\n" }
        try save(
            tests: "#expect(isEven(2))\n    }\n" + alike.joined() + """
                @Test func `test 8`() { #expect(!isEven(3)) }
                @Test func other() {
                """)

        let (exit, output) = try mutate()

        #expect(exit == 0, "\(output)")
        let filters = asked.runs.withLock { runs in
            runs.filter { 1..<Int.max ~= $0.conditions.fault ?? 0 }.map(\.conditions.filters)
        }
        #expect(Set(filters.map(\.count)) == [5, 4])
    }

    @Test func `each fault comes to the same alone`() throws {
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(-2))")
        let exercise = try course.project.exercise(SampleCourse.exercise)
        let subject = try course.project.mutationSubject(
            of: exercise, with: course.workspace.files(of: exercise))
        let trials = try FaultTrials(
            engine: Engine { try SampleCourse.lab.run($0) },
            optimizedCode: { try SampleCourse.lab.optimizedCode(of: $0, in: $1) },
            modules: subject.modules, target: subject.target, tests: subject.tests
        ).trials(of: subject.faults)

        for trial in trials {
            let modules = subject.modules.map { module in
                var module = module
                module.files = Tree(module.files).with(trial.fault).files
                return module
            }
            let alone = try SampleCourse.lab.run(subject.tests[0], in: modules)
            let expected: [Trial.Outcome] =
                switch alone.verdict {
                case .doesNotCompile: [.doesNotCompile]
                case .green: [.unnoticed, .unreached, .changesNothing]
                default: [.noticed]
                }
            #expect(expected.contains(trial.outcome), "\(trial) \(alone.verdict)")
        }
    }

    @Test func `a fault that comes to no end is noticed`() throws {
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    var n = n\n    while n > 1 {\n        n -= 2\n    }\n"
                + "    return n == 0\n}\n", to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(0))")

        let (_, output) = try mutate()

        #expect(!output.contains("+ n += 2"), "\(output)")
        #expect(!output.contains("+ (nothing)"), "\(output)")
    }

    @Test func `what is waved through with a reason is shown, until the line changes`() throws {
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    if n > 1 { return isEven(n - 2) }\n"
                + "    return n == 0\n}\n", to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(0) && !isEven(1))")

        let (first, _) = try mutate("Even", .init(waive: 1, reason: "Minus one is odd, too."))
        let (second, output) = try mutate("Even", .init(waive: 1, reason: "It is the same."))

        #expect([first, second] == [1, 0], "\(output)")
        #expect(output.contains("Waved through:\n   \(code):2\n"), "\(output)")
        #expect(output.contains("   Minus one is odd, too.\n"))
        #expect(try course.read(SampleCourse.exercise + "Waived.md").contains("+ if n >= 1 {"))

        try course.change(code, "n > 1", to: "n > 1 && true")
        let (later, now) = try mutate()
        #expect(later == 1)
        #expect(now.contains("Waived.md:5: the line has changed"), "\(now)")
    }

    @Test func `a reason is needed, and a fault`() throws {
        try save(tests: "#expect(isEven(2))")

        #expect(throws: UsageError.self) { try mutate("Even", .init(waive: 1)) }
        #expect(throws: UsageError.self) { try mutate("Even", .init(waive: 99, reason: "Why")) }
    }

    @Test func `tests that are not green come first`() throws {
        try save(tests: "#expect(isEven(3))")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(output.contains("no fault was tried"))
        #expect(output.contains("not green"))
    }

    @Test func `a stage is tried with its own tests, and Practice with its own`() throws {
        #expect(try mutate("Leap").output.hasPrefix("Leap · 1 of 1 fault noticed, 100 %\n"))

        try course.perform("follow", "1.2")
        let (_, output) = try mutate("Practice")

        #expect(output.hasPrefix("Practice/Leap · 1 of 1 fault noticed, 100 %\n"), "\(output)")
    }

    @Test func `one stage of Practice is tried alone, and one that is not there is named`() throws {
        try course.perform("follow", "1.2")

        let (_, output) = try mutate("Practice/Leap")

        #expect(output.hasPrefix("Practice/Leap · 1 of 1 fault noticed, 100 %\n"), "\(output)")
        #expect(
            throws: KataError.noSuchExercise("Practice/Laep", similar: ["Practice/Leap"])
        ) { try mutate("Practice/Laep") }
    }

    @Test func `of several stages in Practice, each has reasons of its own`() throws {
        try course.perform("follow", "1.2")
        let code = "public func isOdd(_ n: Int) -> Bool {\n    n % 2 != 0\n}\n"
        try course.write(code, to: "Practice/Sources/Odd/Odd.swift")
        try course.write(
            "import Odd\nimport Testing\n\n@Test func odd() { #expect(isOdd(1) && isOdd(3)) }\n",
            to: "Practice/Tests/OddTests/OddTests.swift")

        #expect(
            throws: UsageError(
                "each stage counts its own faults", "Name the stage:",
                "mutate Practice/Leap --waive 1 --reason \"no user can tell\"")
        ) { try mutate("Practice", .init(waive: 1, reason: "invisible")) }
        _ = try mutate("Practice/Odd", .init(waive: 1, reason: "invisible"))

        #expect(try mutate("Practice/Odd").output.contains("invisible"))
        #expect(try !mutate("Practice/Leap").output.contains("take this out"))
    }

    @Test func `the same for programs`() throws {
        try save(tests: "#expect(isEven(2))")

        let (_, output) = try mutate("Even", .init(asJSON: true))

        let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
        let trials = json?.first?["trials"] as? [[String: Any]]
        #expect(json?.first?["name"] as? String == "Even")
        #expect(trials?.contains { $0["outcome"] as? String == "noticed" } ?? false)
        #expect(trials?.contains { $0["before"] as? String == "return n % two == 0" } ?? false)
    }
}
