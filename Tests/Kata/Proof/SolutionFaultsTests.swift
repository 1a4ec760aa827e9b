import Testing

@testable import kata

/// A solution and its tests, judged by faults that the machine makes, with a real compiler.
struct SolutionFaultsTests {
    private let course: SampleCourse
    private let code = SampleCourse.exercise + "Sources/Even.swift"
    private let solution = SampleCourse.exercise + "Solution.md"
    private let reasons = SampleCourse.exercise + "Solution.waived.md"
    private let printing = #"print("asked")"#

    init() throws { course = try SampleCourse() }

    /// Writes a solution of which more than twenty faults are noticed, and none in this statement.
    private func save(_ statement: String) throws {
        let others = String(repeating: " && true", count: 9)
        try course.change(
            solution, "n % 2 == 0", to: statement + "\n    return n % 2 == 0" + others)
    }

    private func entry(_ before: String, because reason: String) -> String {
        SampleCourse.reason(code, before, because: reason)
    }

    @Test func `where the tests notice each fault, no reasons are needed`() throws {
        let (exit, output) = try course.verify("Even")

        #expect(exit == 0, "\(output)")
        #expect(
            output.contains(
                #/✔ Even faults  (\d+) of \1 noticed, 0 with a reason /#),
            "\(output)")
    }

    @Test func `a fault that nobody notices is found where the solution shows it`() throws {
        try save(printing)

        let (exit, output) = try course.verify("Even")

        #expect(exit == 1)
        #expect(
            output.contains(
                """
                \(solution):45: error
                  expected: a test that notices, or a reason of at least five words:
                            swift run kata mutate Even --solution --waive 1 --reason "why"
                  actual:   print("asked") → (nothing)
                """), "\(output)")
        #expect(output.contains(" 1 failed\n"), "\(output)")
    }

    @Test func `what the finding says to type gives it a reason, and it passes`() throws {
        try save(printing)
        try course.write("# Not ours\n", to: SampleCourse.exercise + "Waived.md")

        try course.mutate(
            "Even", .init(ofSolution: true, waive: 1, reason: "Nobody reads what it prints."))
        let (exit, output) = try course.verify("even")

        #expect(exit == 0, "\(output)")
        #expect(output.contains(" noticed, 1 with a reason "), "\(output)")
        #expect(
            try course.read(reasons) == """
                # Even: faults that no test has to notice

                \(entry(printing, because: "Nobody reads what it prints."))
                """)
        #expect(try course.read(SampleCourse.exercise + "Waived.md") == "# Not ours\n")
    }

    @Test func `what no test notices is told with the place in the solution`() throws {
        try save(printing)

        let (exit, output) = try course.mutate("Even", .init(ofSolution: true))

        #expect(exit == 1)
        #expect(output.contains("\n1  \(solution):45\n   - \(printing)\n"), "\(output)")
        #expect(output.contains("kata mutate Even --solution --waive 1 --reason"), "\(output)")
    }

    @Test func `only exercises have a solution`() {
        #expect(throws: KataError.noSuchExercise("Leap", similar: [])) {
            try course.mutate("Leap", .init(ofSolution: true))
        }
    }

    @Test func `the learner's own reasons are none of the solution's`() throws {
        try save(printing)
        try course.write(
            entry(printing, because: "Nobody reads what it prints."),
            to: SampleCourse.exercise + "Waived.md")

        let (exit, output) = try course.verify("Even")

        #expect(exit == 1)
        #expect(output.contains("\n\(solution):45: error\n"), "\(output)")
    }

    @Test func `tests that are not green without a fault are found`() throws {
        try course.change(solution, "n % 2 == 0", to: "n % 2 == 1")

        let (exit, output) = try course.verify("Even")

        #expect(exit == 1)
        #expect(
            output.contains(
                """
                \(solution):1: error
                  expected: tests that are green without any fault
                  actual:   red
                """), "\(output)")
    }

    @Test func `a solution that cannot be read is found`() throws {
        try course.change(solution, "🟢 Green", to: "🟤 Green")

        let (exit, output) = try course.verify("Even")

        #expect(exit == 1)
        #expect(output.contains("\n✘ Even faults "), "\(output)")
    }
}
