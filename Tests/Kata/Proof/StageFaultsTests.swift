import Foundation
import Synchronization
import Testing

@testable import kata

/// A stage judged by faults that the machine makes, with a real compiler.
struct StageFaultsTests {
    private let course: SampleCourse
    private let code = "Sources/Leap/Leap.swift"
    private let reasons = "Chapters/Faults/Leap.waived.md"

    init() throws {
        course = try SampleCourse()
        try course.change(
            "Tests/LeapTests/LeapTests.swift", "2024))", to: "2024) && !isLeap(2023))")
        try save(#"print("asked")"#)
    }

    /// Writes a stage of which more than twenty faults are noticed, and none in this statement.
    private func save(_ statement: String) throws {
        let others = String(repeating: " && true", count: 10)
        try course.write(
            "func isLeap(_ year: Int) -> Bool {\n    \(statement)\n    return year % 4 == 0\(others)\n}\n",
            to: code)
        try save(reasons: [])
    }

    private func save(reasons entries: [String]) throws {
        try course.save(reasons: entries, for: "Leap", to: reasons)
    }

    private func entry(_ before: String, because reason: String) -> String {
        SampleCourse.reason(code, before, because: reason)
    }

    @Test func `a fault that nobody notices is found, with its line and what to do`() throws {
        let (exit, output) = try course.verify("Leap")

        #expect(exit == 1)
        #expect(
            output.contains(
                """
                \(code):2: error
                  expected: a test that notices, or a reason of at least five words:
                            swift run kata mutate Leap --waive 1 --reason "why"
                  actual:   print("asked") → (nothing)
                """), "\(output)")
        #expect(output.contains(" 1 failed\n"), "\(output)")
    }

    @Test func `with a reason the stage passes, and its figure is shown`() throws {
        try save(reasons: [entry(#"print("asked")"#, because: "Nobody reads what it prints.")])

        let (exit, output) = try course.verify("leap")

        #expect(exit == 0, "\(output)")
        #expect(
            output.contains(
                #/✔ Leap faults  \d+ of \d+ noticed, 1 with a reason /#),
            "\(output)")
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

    @Test func `once the line has changed, a reason is asked for again`() throws {
        try save(reasons: [
            entry(#"print("asked before")"#, because: "Nobody reads what it prints.")
        ])

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

    private static let printing = ["1", "2"].map { "print(\"\($0)\")" }

    @Test func `too few noticed is found, whatever the reasons`() throws {
        try save(Self.printing.joined(separator: "\n    "))
        try save(
            reasons: Self.printing.map { entry($0, because: "Nobody reads what it prints.") })

        let (exit, output) = try course.verify("Leap")

        #expect(exit == 1)
        #expect(
            output.contains(
                "\n\(reasons):1: error\n  expected: at least 95 % noticed, whatever the reasons"),
            "\(output)")
        #expect(output.contains(" 1 failed\n"), "\(output)")
    }

    @Test func `what changes nothing is not among those to be noticed`() throws {
        try save(Self.printing.joined(separator: "\n    "))
        try save(
            reasons: Self.printing.map {
                entry($0, because: "Changes nothing: nobody ever reads it.")
            })

        let (exit, output) = try course.verify("Leap")

        #expect(exit == 0, "\(output)")
        #expect(output.contains(" 2 change nothing, 0 with a reason "), "\(output)")
    }

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

    @Test func `reasons for a stage without tests are found`() throws {
        try course.write("# Lepa: none\n", to: "Chapters/Faults/Lepa.waived.md")

        let (exit, output) = try course.verify("Lepa")

        #expect(exit == 1)
        #expect(output.contains("\nChapters/Faults/Lepa.waived.md:1: error\n"), "\(output)")
    }
}
