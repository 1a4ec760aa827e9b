import Foundation
import Synchronization
import Testing

@testable import kata

/// A stage, and a solution, judged by faults that the machine makes, with a real compiler.
struct StageFaultsTests {
    private let course: SampleCourse
    private let code = "Sources/Leap/Leap.swift"
    private let reasons = "Chapters/Faults/Leap.waived.md"
    private let solution = SampleCourse.exercise + "Solution.md"
    private static let printing = #"print("asked")"#
    private static let nobodyReads = "Nobody reads what it prints."

    init() throws {
        course = try SampleCourse()
        try course.change(
            "Tests/LeapTests/LeapTests.swift", "2024))", to: "2024) && !isLeap(2023))")
        try save(Self.printing)
    }

    /// Writes a stage of which more than twenty faults are noticed, and none in this statement.
    private func save(_ statement: String) throws {
        let others = String(repeating: " && true", count: 10)
        try course.write(
            "func isLeap(_ year: Int) -> Bool {\n    \(statement)\n    return year % 4 == 0\(others)\n}\n",
            to: code)
        try save(reasons: [])
    }

    /// The same in the solution of the exercise.
    private func saveInSolution() throws {
        let others = String(repeating: " && true", count: 9)
        try course.change(
            solution, "n % 2 == 0", to: Self.printing + "\n    return n % 2 == 0" + others)
    }

    private func save(reasons entries: [String]) throws {
        try course.save(reasons: entries, for: "Leap", to: reasons)
    }

    private func entry(_ before: String, because reason: String) -> String {
        SampleCourse.reason(code, before, because: reason)
    }

    @Test(arguments: [
        ("Leap", "Sources/Leap/Leap.swift:2", "Leap"),
        ("Even", SampleCourse.exercise + "Solution.md:45", "Even --solution"),
    ])
    func `a fault that nobody notices is found where it is to be seen, with what to do`(
        _ name: String, _ place: String, _ command: String
    ) throws {
        try saveInSolution()

        let (exit, output) = try course.verify(name)

        #expect(exit == 1)
        #expect(
            output.contains(
                """
                \(place): error
                  expected: a test that notices, or a reason of at least five words:
                            swift run kata mutate \(command) --waive 1 --reason "why"
                  actual:   print("asked") → (nothing)
                """), "\(output)")
        #expect(output.contains(" 1 failed\n"), "\(output)")
    }

    @Test(arguments: [
        ("Chapters/Faults/Leap.mutants.md", "# Leap\n", "a faulty version"),
        ("Sources/Leap/Leap.swift", "struct Leap {}\n", "faults"),
    ])
    func `nothing to prove is a finding`(_ path: String, _ text: String, _ word: String) throws {
        try course.write(text, to: path)
        try course.write(
            "import Testing\n\n@testable import Leap\n\n@Test func leaps() {}\n",
            to: "Tests/LeapTests/LeapTests.swift")

        let (exit, output) = try course.verify("Leap")

        #expect(exit == 1)
        #expect(output.contains("\n  expected: \(word)"), "\(output)")
    }

    @Test func `what cannot be read is not taken for nothing`() throws {
        try FileManager.default.removeItem(at: course.project.url("Chapters/Faults"))
        try course.write("", to: "Chapters/Faults")

        #expect(throws: KataError.self) { try course.verify("Leap") }
    }

    @Test func `reasons for a stage without tests are found`() throws {
        try course.write("# Lepa: none\n", to: "Chapters/Faults/Lepa.waived.md")

        let (exit, output) = try course.verify("Lepa")

        #expect(exit == 1)
        #expect(output.contains("\nChapters/Faults/Lepa.waived.md:1: error\n"), "\(output)")
    }

    // MARK: Reasons

    @Test func `once the line has changed, a reason is asked for again`() throws {
        try save(reasons: [entry(#"print("asked before")"#, because: Self.nobodyReads)])

        let (exit, output) = try course.verify("Leap")

        #expect(exit == 1)
        #expect(output.contains("\n\(code):2: error\n"), "\(output)")
        #expect(
            output.contains(
                """
                \(reasons):5: error
                  expected: a fault that no test notices; if the line has changed, a new reason:
                            swift run kata mutate Leap
                """), "\(output)")
        #expect(output.contains(" 2 failed\n"), "\(output)")
    }

    @Test(arguments: [
        (nobodyReads, 1, "\n  expected: at least 95 % noticed, whatever the reasons"),
        ("Changes nothing: nobody ever reads it.", 0, " 2 change nothing, 0 with a reason "),
    ])
    func `too few noticed is found, whatever the reasons, but for what changes nothing`(
        _ reason: String, failing count: Int, _ words: String
    ) throws {
        let printing = ["1", "2"].map { "print(\"\($0)\")" }
        try save(printing.joined(separator: "\n    "))
        try save(reasons: printing.map { entry($0, because: reason) })

        let (exit, output) = try course.verify("leap")

        #expect(exit == count)
        #expect(output.contains(words), "\(output)")
        #expect(output.contains("\n\(reasons):1: error\n") == (count == 1), "\(output)")
        #expect(output.contains(" \(count) failed\n"), "\(output)")
    }

    @Test func `what the finding says to type gives it a reason, and it passes`() throws {
        try saveInSolution()
        try course.write("# Not ours\n", to: SampleCourse.exercise + "Waived.md")

        let (open, words) = try course.mutate("Even", .init(ofSolution: true))
        try course.mutate("Even", .init(ofSolution: true, waive: 1, reason: Self.nobodyReads))
        let (exit, output) = try course.verify("even")

        #expect([open, exit] == [1, 0], "\(output)")
        #expect(words.contains("\n1  \(solution):45\n   - \(Self.printing)\n"), "\(words)")
        #expect(words.contains("kata mutate Even --solution --waive 1 --reason"), "\(words)")
        #expect(output.contains(" noticed, 1 with a reason "), "\(output)")
        let path = SampleCourse.exercise + "Sources/Even.swift"
        let written = SampleCourse.reason(path, Self.printing, because: Self.nobodyReads)
        #expect(
            try course.read(SampleCourse.exercise + "Solution.waived.md")
                == "# Even: faults that no test has to notice\n\n" + written)
        #expect(try course.read(SampleCourse.exercise + "Waived.md") == "# Not ours\n")
    }

    @Test func `the learner's own reasons are none of the solution's`() throws {
        try saveInSolution()
        let path = SampleCourse.exercise + "Sources/Even.swift"
        try course.write(
            SampleCourse.reason(path, Self.printing, because: Self.nobodyReads),
            to: SampleCourse.exercise + "Waived.md")

        let (exit, output) = try course.verify("Even")

        #expect(exit == 1)
        #expect(output.contains("\n\(solution):45: error\n"), "\(output)")
    }

    // MARK: A solution

    @Test func `only exercises have a solution`() {
        #expect(throws: KataError.noSuchExercise("Leap", similar: [])) {
            try course.mutate("Leap", .init(ofSolution: true))
        }
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

    // MARK: Side by side

    @Test func `while tests wait on one fault, the faults of the next are tried`() throws {
        // NB: what is proved here of these files is not to be kept for those of another test.
        try save(#"print("asked together")"#)
        let subjects = Mutex<Set<String>>([])
        let deadline = ContinuousClock.now + .seconds(10)

        let (exit, output) = try course.verify { run in
            guard run.conditions.stopsAtFailure else { return Report(verdict: .green) }
            subjects.withLock { _ = $0.insert(run.tests) }
            while subjects.withLock({ $0.count < 2 }), ContinuousClock.now < deadline {
                usleep(1000)
            }
            return Report(verdict: ContinuousClock.now < deadline ? .red : .green)
        }

        #expect(output.contains(#/✔ Leap faults  (\d+) of \1 noticed/#), "\(exit) \(output)")
        #expect(output.contains(#/✔ Even faults  (\d+) of \1 noticed/#), "\(output)")
    }
}
