import Testing

@testable import kata

/// `check --strict`: a test that nobody has seen red may be one that cannot fail.
struct StrictCheckTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")
    }

    @Test func `an exercise is done if each test was seen red`() throws {
        try save(
            Entry(time: 5_000, light: .red, failing: ["is even"]),
            Entry(time: 5_040, light: .green, passing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 0)
        #expect(course.output.hasSuffix("\nSeen red before they were green: 1 of 1 test.\n"))
    }

    @Test func `not compiling was a red as well`() throws {
        try save(
            Entry(time: 5_000, light: .amber, isBrokenInTests: true),
            Entry(time: 5_040, light: .green, passing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 0)
    }

    @Test func `a test that was never red is not yet done, and is named`() throws {
        try save(Entry(time: 5_000, light: .green, passing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(
            course.output.hasSuffix(
                """

                Seen red before they were green: 0 of 1 test. Not yet: is even.
                Strictly, it is done when each test has been seen red: swift run kata watch Even

                """))
    }

    @Test func `a solved exercise that nobody has watched is told why it is not done`() throws {
        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(course.output.hasSuffix("has been seen red: swift run kata watch Even\n"))
    }

    @Test func `the tests that are there now count, not those of long ago`() throws {
        try save(
            Entry(time: 5_000, light: .red, failing: ["is odd"]),
            Entry(time: 5_040, light: .green, passing: ["is odd", "is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(course.output.contains("0 of 1 test. Not yet: is even."))
    }

    @Test func `all of several tests have to be seen`() throws {
        let course = try SampleCourse(report: Self.green("is odd", "is even", "is zero"))
        try course.state.history(of: "Even").append(
            Entry(time: 5_000, light: .red, failing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(course.output.contains("1 of 3 tests. Not yet: is odd, is zero."))
    }

    @Test func `without the word it is told, does not count, and is no "not yet"`() throws {
        try save(Entry(time: 5_000, light: .green, passing: ["is even"]))

        let code = try course.perform("check", "Even")

        #expect(code == 0)
        #expect(
            course.output.hasSuffix("0 of 1 test. If you like, break the code once for: is even.\n")
        )
    }

    @Test func `where nobody has watched, it is not spoken of`() throws {
        let code = try course.perform("check", "Even")

        #expect(code == 0)
        #expect(!course.output.contains("Seen red"))
    }

    @Test func `faults that nobody noticed are not made up for`() throws {
        let course = try SampleCourse()
        let history = course.state.history(of: "Even")
        try history.append(Entry(time: 5_000, light: .red, failing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(course.output.contains("✘ 0 of 2 noticed"))
        #expect(course.output.contains("1 of 1 test."))
    }

    @Test func `while a test is red it is too early to count`() throws {
        let course = try SampleCourse(report: .red)
        let history = course.state.history(of: "Even")
        try history.append(Entry(time: 5_000, light: .red, failing: ["is even"]))

        let code = try course.perform("check", "Even", "--strict")

        #expect(code == 1)
        #expect(!course.output.contains("Seen red"))
    }

    @Test func `a disabled test need not have been red`() throws {
        var report = Self.green("is even")
        report.tests.append(TestResult(id: "o", name: "is odd", outcome: .skipped))
        let course = try SampleCourse(report: report)
        let history = course.state.history(of: "Even")
        try history.append(Entry(time: 5_000, light: .red, failing: ["is even"]))

        try course.perform("check", "Even", "--strict")

        #expect(course.output.contains("Seen red before they were green: 1 of 1 test.\n"))
    }

    @Test(arguments: [
        (Entry(time: 5_000, light: .red, failing: ["is even"]), Int32(0)),
        (Entry(time: 5_000, light: .green), Int32(1)),
    ])
    func `without a name it counts for all that have been started`(
        _ entry: Entry, _ code: Int32
    ) throws {
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Mine.swift")
        try save(entry)

        #expect(try course.perform("check", "--strict") == code)
    }

    // MARK: -

    private func save(_ entries: Entry...) throws {
        for entry in entries { try course.state.history(of: "Even").append(entry) }
    }

    private static func green(_ names: String...) -> Report {
        Report(
            verdict: .green, tests: names.map { TestResult(id: $0, name: $0, outcome: .passed) })
    }
}
