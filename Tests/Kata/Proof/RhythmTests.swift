import Testing

@testable import kata

/// Whether the steps of a lesson follow each other as red, green and refactor do, and whether each
/// test that it brings has been seen to fail, and by more than the compiler.
struct RhythmTests {
    @Test(arguments: [
        Row("a cycle", [.red("a"), .green("a"), .refactor("a"), .red("a b"), .green("a b")]),
        Row("a second red without a new test", [.red("a"), .red("a"), .green("a")]),
        Row(
            "sabotage and holes while green",
            [
                .red("a"), .green("a"), .breakIt("a"), .hole("a"), .refactor("a"), .red("a b"),
                .green("a b"),
            ]),
        Row(
            "a hole that is closed by a test",
            [.red("a"), .green("a"), .hole("a"), .green("a b", "At once")]),
        Row(
            "a hole that is closed by another form of a test",
            [.red("a"), .green("a"), .hole("a"), .refactor("c")]),
        Row("a refactoring at the beginning", [.refactor("")]),
        Row("a green with a test that passes at once", [.green("a", "Green at once: a")]),
        Row("a green with skipped tests", [.green("-a -b", "Two tests, skipped")]),
        Row(
            "a red that enables a test", [.green("-a -b", "Skipped"), .red("a -b"), .green("a -b")]),
        Row("a red that says how many", [.red("a b", "Red: two tests at once"), .green("a b")]),
        Row("a red that says it in digits", [.red("a b c", "3 tests"), .green("a b c")]),
        Row("a red that renames a test", [.red("a"), .red("b"), .green("b")]),
    ])
    func `this is the rhythm`(_ row: Row) {
        #expect(row.rhythm.isEmpty)
    }

    @Test(arguments: [
        Row(
            "a refactoring while red", [.red("a"), .refactor("a"), .red("a b"), .green("a b")],
            line: 2, "a 🟢 between a 🔴 and a 🔵", "the step before is a 🔴"),
        Row(
            "sabotage while red", [.red("a"), .breakIt("a"), .green("a")], line: 2,
            "a 🟢 between a 🔴 and a ⚫", "the step before is a 🔴"),
        Row(
            "a hole while red", [.red("a"), .hole("a"), .green("a"), .red("a b"), .green("a b")],
            line: 2, "a 🟢 between a 🔴 and a ⚪", "the step before is a 🔴"),
        Row(
            "a new test while red", [.red("a"), .red("a b"), .green("a b")], line: 2,
            "no new test while another is red", "new: “b”"),
        Row(
            "a green that changes nothing for the tests", [.red("a"), .green("a"), .green("a")],
            line: 3, "a 🔵: everything is green before, and no test is new", "a 🟢"),
        Row(
            "a green that adds a test and does not say so",
            [.red("a"), .green("a"), .green("a b")], line: 3,
            "“at once” in the heading: everything is green before", "new: “b”"),
        Row(
            "a green after red that adds a test", [.red("a"), .green("a b")], line: 2,
            "no new test in a step that makes another one pass", "new: “b”"),
        Row(
            "a green with disabled tests that does not say so", [.green("-a -b")], line: 1,
            "“skipped” in the heading: all that is new is disabled", "new: “a”, “b”"),
        Row(
            "a refactoring that adds a test", [.red("a"), .green("a"), .refactor("a b")], line: 3,
            "a 🟢, “at once”: a test is new", "a 🔵, new: “b”"),
        Row(
            "two new tests", [.red("a b"), .green("a b")], line: 1,
            "one new test, or “two tests” in the heading", "new: “a”, “b”"),
        Row(
            "three new tests, said to be two", [.red("a b c", "Two tests"), .green("a b c")],
            line: 1, "one new test, or “three tests” in the heading", "new: “a”, “b”, “c”"),
        Row(
            "a hole that stays", [.red("a"), .green("a"), .hole("a"), .breakIt("a b")], line: 3,
            "a step behind the ⚪ that changes the tests, and so closes the hole", "none does"),
        Row(
            "red at the end", [.red("a"), .green("a"), .red("a b")], line: 3,
            "a 🟢 behind the last 🔴", "the lesson ends in red"),
    ])
    func `out of step is`(_ row: Row) {
        #expect(row.rhythm == [row.finding])
    }

    // MARK: Tests that never fail

    @Test(arguments: [
        Row("fails by an assertion", [.red("a", failing: "a"), .green("a")]),
        Row("crashes", [.red("a", crashing: "a"), .green("a")]),
        Row("fails in sabotage", [.green("a"), .breakIt("a", failing: "a")]),
        Row(
            "fails much later",
            [.green("a"), .red("a b", failing: "b"), .red("a b", failing: "a b")]
        ),
        Row("is renamed after it failed", [.red("a", failing: "a"), .green("a"), .refactor("b")]),
        Row(
            "fails after it was renamed",
            [.green("a"), .refactor("b"), .breakIt("b", failing: "b")]),
        Row("was there before", [.green("old"), .green("old")]),
        Row("goes again", [.green("a"), .refactor("")]), Row("is disabled", [.green("-a")]),
        Row("is there only in sabotage", [.breakIt("a")]),
        Row(
            "moves to another suite after it failed",
            [.red("a", failing: "a"), .green("a"), .refactor("a", in: "Other")]),
        Row("does not even run", [Beat(.green, "a", ran: "")]),
        Row(
            "has a name of letters alone, with and without backticks",
            [Beat(.red, "`a`", failing: "a", ran: "a"), .green("`a`")]),
    ])
    func `it is fine if a test`(_ row: Row) {
        #expect(row.neverRed == [])
    }

    @Test(arguments: [
        Row("passes at once", [.green("a")], never: "a", line: 1),
        Row("stops only the compiler", [.broken("a"), .green("a")], never: "a", line: 1),
        Row(
            "passes while another fails", [.broken("a"), .red("a b", failing: "b"), .green("a b")],
            never: "a", line: 1),
        Row("is renamed", [.green("old"), .green("a"), .refactor("b")], never: "b", line: 2),
        Row(
            "moves to another suite", [.green("a"), .refactor("a", in: "Other")], never: "a",
            line: 1),
        Row("is enabled", [.green("-a"), .green("a")], never: "a", line: 2),
        Row(
            "has its name from one that failed, and another one",
            [.red("a", failing: "a"), .green("a"), .green("a b"), .refactor("c")], never: "c",
            line: 3),
    ])
    func `it is a finding if a test never fails and`(_ row: Row) {
        #expect(row.neverRed == [row.finding])
    }

    // MARK: Material

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var beats: [Beat]
        var finding: Finding

        init(
            _ name: String, _ beats: [Beat], line: Int = 0, _ expected: String = "",
            _ actual: String = ""
        ) {
            testDescription = name
            self.beats = beats
            finding = Finding(path: "L.md", line: line, expected: expected, actual: actual)
        }

        init(_ name: String, _ beats: [Beat], never test: String, line: Int) {
            self.init(
                name, beats, line: line,
                "“\(test)” fails at some step, and not by the compiler alone",
                "it never does: let a stub compile first, or break the code (⚫)")
        }

        var rhythm: [Finding] { moments(after: Tree()).rhythm(in: "L.md") }

        /// What is found where there is a test `old` at the beginning.
        var neverRed: [Finding] {
            moments(after: Beat.green("old").tree).neverRed(beats.map(\.report), in: "L.md")
        }

        /// Each step stands in the line of its number.
        private func moments(after start: Tree) -> [Moment] {
            beats.enumerated().reduce(into: []) { moments, beat in
                let step = Step(
                    sign: beat.element.sign, heading: beat.element.heading, line: beat.offset + 1)
                moments.append(
                    Moment(
                        step: step, before: moments.last?.after ?? start,
                        during: beat.element.tree))
            }
        }
    }

    /// A step, the tests that are there at it, and how they fare; a dash marks those that are disabled.
    struct Beat {
        var sign: Sign
        var heading: String
        var tree: Tree
        var report: Report

        init(
            _ sign: Sign, _ tests: String, _ heading: String = "", in suite: String = "T",
            failing: String = "", crashing: String = "", ran: String? = nil,
            verdict: Verdict = .red
        ) {
            self.sign = sign
            self.heading = heading
            tree = Tree(declaring: tests, in: suite)
            let red = failing.split(separator: " ").map(String.init)
            let names = (ran ?? tests).split(separator: " ").map(String.init)
            report = Report(
                verdict: verdict,
                tests: names.map { name in
                    let calm: TestResult.Outcome = name.hasPrefix("-") ? .skipped : .passed
                    return TestResult(
                        id: "Tests.\(suite)/\(name.filter { $0 != "-" })()", name: name,
                        outcome: red.contains(name)
                            ? .failed : name == crashing ? .unfinished : calm)
                })
        }

        static func red(
            _ tests: String, _ heading: String = "Red", failing: String = "",
            crashing: String = ""
        ) -> Self {
            Self(.red, tests, heading, failing: failing, crashing: crashing)
        }
        static func broken(_ tests: String) -> Self {
            Self(.red, tests, ran: "", verdict: .doesNotCompile)
        }
        static func green(_ tests: String, _ heading: String = "Green") -> Self {
            Self(.green, tests, heading, verdict: .green)
        }
        static func refactor(_ tests: String, in suite: String = "T") -> Self {
            Self(.refactor, tests, in: suite, verdict: .green)
        }
        static func breakIt(_ tests: String, failing: String = "") -> Self {
            Self(.breakIt, tests, failing: failing)
        }
        static func hole(_ tests: String) -> Self { Self(.hole, tests) }
    }
}
