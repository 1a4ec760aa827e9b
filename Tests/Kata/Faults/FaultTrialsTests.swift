import Foundation
import Synchronization
import Testing

@testable import kata

/// How tests are run on faults made by the machine, with a real compiler.
struct FaultTrialsTests: Mutating {
    let course: SampleCourse
    let asked = Asked()

    init() throws { course = try SampleCourse.forMutating() }

    @Test func `tests that are much work may work as long on a fault, and longer`() throws {
        try save(tests: "#expect(isEven(2))")
        let works = Mutex<[Double?]>([])

        _ = try mutate { run, report in
            guard run.conditions.fault == 0 else { return }
            works.withLock { $0.append(report.work) }
            report.work = 2.5
        }

        let allowed = asked.all.filter(\.conditions.stopsAtFailure).map(\.conditions.work)
        #expect(Set(allowed) == [8])
        #expect(works.withLock { $0.allSatisfy { $0.map { 0 < $0 && $0 < 3 } ?? false } })
    }

    @Test func `an initializer that leaves something out does not compile, and is known by it`()
        throws
    {
        try save(tests: "#expect(Pair(3).a == 3 && Pair(3).b == 4)")
        try course.write(
            "struct Pair {\n    let a, b: Int\n    init(_ n: Int) {\n        a = n\n        b = n + 1\n    }\n}\n",
            to: code)

        let (_, output) = try mutate()

        #expect(output.contains("Even · 3 of 3 faults noticed\n"), "\(output)")
        #expect(output.contains("\nNot counted: 2 did not compile.\n"), "\(output)")
        let alone = asked.all.count { $0.conditions.fault == Int.max }
        #expect(alone == 0)
    }

    @Test func `an assertion that no test comes near is a fault to notice`() throws {
        try save(tests: "#expect(isEven(2) && !isEven(3))")
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    assert(n > -9)\n    return n % 2 == 0\n}\n",
            to: code)

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(output.contains("+ assert(n >= -9)\n"), "\(output)")
    }

    @Test func `what has a reason is not looked at a second time`() throws {
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3))")
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    print(n)\n    return n % 2 == 0\n}\n", to: code)
        let options = Mutate.Options(waive: 1, reason: "Nobody ever reads what it prints.")
        _ = try mutate("Even", options)
        asked.forget()

        let (exit, output) = try mutate()

        #expect(exit == 0, "\(output)")
        let faults = asked.all.compactMap(\.conditions.fault)
        #expect(!faults.contains(Int.max))
    }

    @Test func `the tests of others are asked only about what a stage's own do not notice`() throws
    {
        try course.write(
            "import Leap\nimport Testing\n\n@Test func other() {}\n@Test func another() {}\n",
            to: "Tests/OtherTests/OtherTests.swift")

        let (exit, output) = try mutate("Leap")

        #expect(exit == 0, "\(output)")
        let tests = Set(asked.all.filter { $0.conditions.fault != 0 }.map(\.tests))
        #expect(tests == ["LeapTests"])
        let green = asked.all.count { $0.tests == "OtherTests" && $0.conditions.turn == 0 }
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

        let filters = asked.all.filter { 1..<Int.max ~= $0.conditions.fault ?? 0 }
            .map(\.conditions.filters)
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
        let filters = asked.all.filter { 1..<Int.max ~= $0.conditions.fault ?? 0 }
            .map(\.conditions.filters)
        #expect(Set(filters.map(\.count)) == [5, 4])
    }

    private static let asksForItsPlace = """
        func place(_ file: String = #fileID, _ line: Int = #line) -> String { "\\(file):\\(line)" }

        func isEven(_ n: Int) -> Bool {
            if n < 0, place() != "Even/Even.swift:4" || #function != "isEven(_:)" { return false }
            return n % 2 == 0
        }

        """

    @Test(arguments: [nil, asksForItsPlace])
    func `each fault comes to the same alone`(_ text: String?) throws {
        if let text { try course.write(text, to: code) }
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(-2))")
        let exercise = try course.project.exercise(SampleCourse.exercise)
        let subject = try course.project.mutationSubject(
            of: exercise, with: course.workspace.files(of: exercise))
        let trials = try FaultTrials(
            engine: Engine { try Workbench.lab.run($0) },
            optimizedCode: { try Workbench.lab.optimizedCode(of: $0, in: $1) },
            modules: subject.modules, target: subject.target, tests: subject.tests
        ).trials(of: subject.faults)

        for trial in trials {
            let modules = subject.modules.map { module in
                var module = module
                module.files = Tree(module.files).with(trial.fault).files
                return module
            }
            let alone = try Workbench.lab.run(Run(tests: subject.tests[0], modules: modules))
            let expected: [Trial.Outcome] =
                switch alone.verdict {
                case .doesNotCompile: [.doesNotCompile]
                case .green: [.unnoticed, .unreached, .changesNothing]
                default: [.noticed]
                }
            #expect(expected.contains(trial.outcome), "\(trial) \(alone.verdict)")
        }
    }

    @Test(arguments: [
        (
            "    var n = n\n    while n > 1 {\n        n -= 2\n    }\n    return n == 0\n",
            ["+ n += 2", "+ (nothing)"]
        ),
        (
            "    if n < 0 { exit(0) }\n    return n % 2 == 0\n", ["+ if n <= 0 { exit(0) }"]
        ),
    ])
    func `a fault that comes to no end is noticed, and one that ends the run`(
        _ body: String, _ noticed: [String]
    ) throws {
        try course.write(
            "import Foundation\n\nfunc isEven(_ n: Int) -> Bool {\n\(body)}\n", to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(0))")

        let (_, output) = try mutate()

        #expect(output.contains(#/\nNoticed by a crash or a hang: \d+\.\n/#), "\(output)")
        #expect(!noticed.contains { output.contains($0) }, "\(output)")
    }

    @Test(arguments: [
        (Verdict.red, Trial.Outcome.noticed), (.crashed(how: "exit code 0", during: nil), .crashed),
        (.timedOut(during: nil), .crashed), (.flooded(bytes: 900, during: nil), .crashed),
        (.killed(signal: 6, during: nil), .crashed), (.killed(signal: 9, during: nil), .undecided),
        (.flaky([]), .undecided), (.green, .unnoticed), (.empty, .unnoticed),
        (.doesNotCompile, .doesNotCompile),
    ])
    func `a fault is what its run comes to`(_ verdict: Verdict, _ outcome: Trial.Outcome) {
        #expect(Trial.Outcome(verdict) == outcome)
    }

    @Test func `what something outside ends has come to no result`() throws {
        try save(
            tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3) && isEven(0))")

        let (exit, output) = try mutate { run, report in
            if run.conditions.fault ?? 0 != 0 { report.verdict = .killed(signal: 9, during: nil) }
        }

        #expect(exit == 1)
        #expect(output.hasPrefix("Even · 0 of "), "\(output)")
        #expect(output.contains("\n   The tests came to no result. Type the command again.\n"))
    }
}
