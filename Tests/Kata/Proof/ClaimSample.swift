@testable import kata

/// A suite about claims: steps, reports and findings that it needs.
protocol ClaimSample {}

extension ClaimSample {
    /// A claim made in line 31 of the lesson, with its console block from line 40 on.
    func claim(
        _ sign: Sign, heading: String = "Notes are counted", console: [String] = [],
        mentions: Set<String> = [], known: [String] = [],
        changes: [String] = ["Sources/Cash/Cash.swift"]
    ) -> Claim {
        let step = Step(
            sign: sign, heading: heading, line: 31,
            console: console.enumerated().map { ConsoleLine(text: $1, line: 40 + $0) },
            mentions: mentions)
        let changed = Tree(Dictionary(uniqueKeysWithValues: changes.map { ($0, "new\n") }))
        return Claim(
            moment: Moment(step: step, before: Tree(), during: changed),
            knownTests: Dictionary(uniqueKeysWithValues: known.map { ("T/" + $0, $0) }),
            lesson: "Lesson.md")
    }

    func report(
        _ verdict: Verdict, passing: [String] = [], failing: [String] = [],
        skipping: [String] = [], unfinished: [String] = [], failures: [Failure] = [],
        transcript: String = ""
    ) -> Report {
        func results(_ names: [String], _ outcome: TestResult.Outcome) -> [TestResult] {
            names.map { TestResult(id: "T/" + $0, name: $0, outcome: outcome) }
        }
        return Report(
            verdict: verdict,
            tests: results(passing, .passed) + results(failing, .failed)
                + results(skipping, .skipped) + results(unfinished, .unfinished),
            failures: failures, transcript: transcript)
    }

    func finding(expected: String, actual: String) -> Finding {
        Finding(path: "Lesson.md", line: 31, expected: expected, actual: actual)
    }

    /// A lesson of chapter 4, with its steps in the lines 10, 20, 30 and so on.
    func lesson(_ signs: [Sign]) -> Lesson {
        let steps = signs.enumerated().map { index, sign in
            Step(sign: sign, number: "4.\(index + 1)", heading: "A step", line: 10 * (index + 1))
        }
        return Lesson(path: "Lesson.md", steps: steps, illustrations: 0)
    }

    func moments(of lesson: Lesson) -> [Moment] {
        lesson.steps.map {
            Moment(step: $0, before: Tree(), during: Tree(["Sources/A.swift": $0.heading]))
        }
    }

    /// The claims of a lesson with one module of tests.
    func claims(_ lesson: Lesson, _ reports: [Report], chapter: Int? = nil) -> [Finding] {
        lesson.claims(
            in: moments(of: lesson), reports.map { StepReport($0) }, chapter: chapter)
    }
}

extension Tree {
    /// One file of tests with these names; a dash marks those that are disabled.
    init(declaring tests: String, in suite: String = "T") {
        let functions = tests.split(separator: " ").map { name in
            name.hasPrefix("-")
                ? "    @Test(.disabled()) func \(name.dropFirst())() {}\n"
                : "    @Test func \(name)() {}\n"
        }
        self.init(["Tests/T/T.swift": "struct \(suite) {\n" + functions.joined() + "}\n"])
    }
}
