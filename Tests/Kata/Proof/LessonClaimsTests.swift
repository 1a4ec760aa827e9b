import Testing

@testable import kata

/// The claims of a lesson, step by step.
struct LessonClaimsTests: ClaimSample {
    @Test func `each step is held against its own report`() {
        let lesson = lesson(.red, .green)
        let reports = [
            Report(verdict: .doesNotCompile, transcript: "one"),
            Report(verdict: .red, transcript: "two"),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(
            findings
                == [Finding(path: "Lesson.md", line: 20, expected: "green", actual: "red\ntwo")]
        )
    }

    @Test func `a test lost in red is found at the next green`() {
        let lesson = lesson(.green, .red, .green)
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            Report(verdict: .doesNotCompile),
            report(.green, passing: ["adds"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [30])
        #expect(findings.map(\.actual) == ["“drops” is gone, and the step does not name it"])
    }

    @Test func `a test that is lost is found once`() {
        let lesson = lesson(.green, .green, .green)
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            report(.green, passing: ["adds"]),
            report(.green, passing: ["adds", "subtracts"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [20])
    }

    @Test func `a test is lost even if a step in between runs only others`() {
        var lesson = lesson(.green, .green, .green)
        lesson.steps[1].conditions = Conditions(filters: ["subtracts"])
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            report(.green, passing: ["subtracts"]),
            report(.green, passing: ["adds", "subtracts"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [30])
    }

    @Test func `a test that was there only in red may go`() {
        let lesson = lesson(.green, .red, .green)
        let reports = [
            report(.green, passing: ["adds"]),
            report(.red, passing: ["adds", "drops"]),
            report(.green, passing: ["adds"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.isEmpty)
    }

    @Test(arguments: ["5.2", "4.3", "4", nil])
    func `a step of a chapter with a number`(_ number: String?) {
        var lesson = lesson(.green, .green, .green)
        lesson.steps[1].number = number
        let reports = [Report](repeating: Report(verdict: .green), count: 3)

        let findings = lesson.claims(in: moments(of: lesson), reports, chapter: 4)

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 20,
                    expected: "step number 4.2",
                    actual: number ?? "none"
                )
            ]
        )
    }

    @Test func `the steps of an exercise need no numbers`() {
        var lesson = lesson(.green, .green)
        lesson.steps[0].number = nil
        lesson.steps[1].number = "9.9"
        let reports = [Report](repeating: Report(verdict: .green), count: 2)

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.isEmpty)
    }
}
