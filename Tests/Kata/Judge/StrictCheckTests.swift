import Testing

@testable import kata

/// `check --strict`: a test that nobody has seen red may be one that cannot fail.
struct StrictCheckTests {
    @Test(arguments: [
        Row(
            "each test was seen red", [.red("is even"), .green("is even")], 0,
            "\nSeen red before they were green: 1 of 1 test.\n"),
        Row(
            "not compiling was a red as well", [.amber(changed: .tests), .green("is even")], 0,
            "\nSeen red before they were green: 1 of 1 test.\n"),
        Row(
            "a test that was never red is named", [.green("is even")], 1,
            "\nSeen red before they were green: 0 of 1 test. Not yet: is even.\n" + strictly),
        Row("nobody has watched", [], 1, "swift run kata list\n" + strictly),
        Row(
            "tests of long ago do not count", [.red("is odd"), .green("is odd", "is even")], 1,
            "0 of 1 test. Not yet: is even.\n" + strictly),
        Row(
            "all of several tests have to be seen", [.red("is even")], 1,
            "1 of 3 tests. Not yet: is odd, is zero.\n" + strictly,
            tests: ["is odd", "is even", "is zero"]),
        Row(
            "a disabled test need not have been red", [.red("is even")], 0,
            "Seen red before they were green: 1 of 1 test.\n", skipped: "is odd"),
        Row(
            "without the word it is told, and is no “not yet”", [.green("is even")], 0,
            "0 of 1 test. If you like, break the code once for: is even.\n", isStrict: false),
        Row(
            "where nobody has watched, it is not spoken of", [], 0, "swift run kata list\n",
            isStrict: false),
    ])
    func `a check comes to`(_ row: Row) throws {
        let course = try SampleCourse(report: row.report)
        notice(in: course)
        try save(row.entries, in: course)

        let code = try course.perform(["check", "Even"] + (row.isStrict ? ["--strict"] : []))

        #expect(code == row.code)
        course.expect(end: row.end)
    }

    @Test func `faults that nobody noticed are not made up for`() throws {
        let course = try SampleCourse()
        try save([.red("is even")], in: course)

        #expect(try course.perform("check", "Even", "--strict") == 1)

        course.expect("✘ 0 of 2 noticed")
        course.expect("1 of 1 test.")
    }

    @Test func `while a test is red it is too early to count`() throws {
        let course = try SampleCourse(report: .red)
        try save([.red("is even")], in: course)

        #expect(try course.perform("check", "Even", "--strict") == 1)

        #expect(!course.output.contains("Seen red"))
    }

    @Test(arguments: [(.red("is even"), 0), (.green(), 1)] as [(Entry, Int32)])
    func `without a name it counts for all that have been started`(
        _ entry: Entry, _ code: Int32
    ) throws {
        let course = try SampleCourse()
        notice(in: course)
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Mine.swift")
        try save([entry], in: course)

        #expect(try course.perform("check", "--strict") == code)
    }

    // MARK: -

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var entries: [Entry]
        var code: Int32
        var end: String
        var isStrict: Bool
        var report = Report(verdict: .green)

        init(
            _ name: String, _ entries: [Entry], _ code: Int32, _ end: String,
            tests: [String] = ["is even"], skipped: String? = nil, isStrict: Bool = true
        ) {
            testDescription = name
            self.entries = entries
            self.code = code
            self.end = end
            self.isStrict = isStrict
            report.tests = tests.map { TestResult(id: $0, name: $0, outcome: .passed) }
            report.tests += skipped.map { [TestResult(id: $0, name: $0, outcome: .skipped)] } ?? []
        }
    }

    private static let strictly =
        "Strictly, it is done when each test has been seen red: swift run kata watch Even\n"

    /// Lets the tests notice every faulty version.
    private func notice(in course: SampleCourse) {
        for fault in ["n == n", "n != n"] { course.answer(.red, whereCodeContains: fault) }
    }

    private func save(_ entries: [Entry], in course: SampleCourse) throws {
        for entry in entries { try course.state.history(of: "Even").append(entry) }
    }
}
