import Testing

@testable import kata

/// Whether each test that a lesson brings has been seen to fail, and by more than the compiler.
struct NeverRedTests {
    @Test(arguments: [
        Row("fails by an assertion", [.red("a", failing: "a"), .green("a")]),
        Row("crashes", [.red("a", crashing: "a"), .green("a")]),
        Row("fails in sabotage", [.green("a"), .breakIt("a", failing: "a")]),
        Row(
            "fails much later",
            [.green("a"), .red("a b", failing: "b"), .red("a b", failing: "a b")]
        ),
        Row(
            "is renamed after it failed",
            [.red("a", failing: "a"), .green("a"), .refactor("b")]),
        Row(
            "fails after it was renamed",
            [.green("a"), .refactor("b"), .breakIt("b", failing: "b")]),
        Row("was there before", [.green("old"), .green("old")]),
        Row("goes again", [.green("a"), .refactor("")]),
        Row("is disabled", [.green("-a")]),
        Row("is there only in sabotage", [.breakIt("a", failing: "")]),
        Row(
            "moves to another suite after it failed",
            [.red("a", failing: "a"), .green("a"), .refactor("a", in: "Other")]),
        Row("does not even run", [Beat(.green, "a", ran: "")]),
    ])
    func `it is fine if a test`(_ row: Row) {
        #expect(row.findings == [])
    }

    @Test(arguments: [
        Row("passes at once", [.green("a")], finds: "a", line: 1),
        Row("stops only the compiler", [.broken("a"), .green("a")], finds: "a", line: 1),
        Row(
            "passes while another fails", [.broken("a"), .red("a b", failing: "b"), .green("a b")],
            finds: "a", line: 1),
        Row("is renamed", [.green("old"), .green("a"), .refactor("b")], finds: "b", line: 2),
        Row(
            "moves to another suite", [.green("a"), .refactor("a", in: "Other")], finds: "a",
            line: 1
        ),
        Row("is enabled", [.green("-a"), .green("a")], finds: "a", line: 2),
        Row(
            "has its name from one that failed, and another one",
            [.red("a", failing: "a"), .green("a"), .green("a b"), .refactor("c")],
            finds: "c", line: 3),
    ])
    func `it is a finding if a test never fails and`(_ row: Row) {
        #expect(
            row.findings == [
                Finding(
                    path: "L.md", line: row.line,
                    expected: "“\(row.name)” fails at some step, and not by the compiler alone",
                    actual: "it never does: let a stub compile first, or break the code (⚫)")
            ])
    }

    @Test func `a test with a name of letters alone is known by it, with and without backticks`() {
        let beat = Beat(.red, "`a`", failing: "a", ran: "a")

        #expect(Row("", [beat, .green("`a`")]).findings == [])
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var beats: [Beat]
        var name: String
        var line: Int

        init(_ description: String, _ beats: [Beat], finds name: String = "", line: Int = 0) {
            testDescription = description
            self.beats = beats
            self.name = name
            self.line = line
        }

        /// Each step stands in the line of its number; at the beginning there is a test `old`.
        var findings: [Finding] {
            var moments: [Moment] = []
            for (index, beat) in beats.enumerated() {
                moments.append(
                    Moment(
                        step: Step(sign: beat.sign, heading: "", line: index + 1),
                        before: moments.last?.after ?? Beat.green("old").tree, during: beat.tree))
            }
            return moments.neverRed(beats.map(\.report), in: "L.md")
        }
    }

    /// A step, the tests that are there at it, and how they fare.
    struct Beat {
        var sign: Sign
        var tree: Tree
        var report: Report

        init(
            _ sign: Sign, _ tests: String, in suite: String = "T", failing: String = "",
            crashing: String = "", ran: String? = nil, verdict: Verdict = .red
        ) {
            self.sign = sign
            let names = tests.split(separator: " ").map(String.init)
            tree = Tree(declaring: tests, in: suite)
            let red = failing.split(separator: " ").map(String.init)
            report = Report(
                verdict: verdict,
                tests: (ran.map { $0.split(separator: " ").map(String.init) } ?? names).map {
                    name in
                    TestResult(
                        id: "Tests.\(suite)/\(name.filter { $0 != "-" })()", name: name,
                        outcome: red.contains(name)
                            ? .failed
                            : name == crashing
                                ? .unfinished : name.hasPrefix("-") ? .skipped : .passed)
                })
        }

        static func red(_ tests: String, failing: String = "", crashing: String = "") -> Self {
            Self(
                .red, tests, failing: failing, crashing: crashing,
                verdict: crashing.isEmpty ? .red : .crashed(how: "signal 4", during: crashing))
        }
        static func broken(_ tests: String) -> Self {
            Self(.red, tests, ran: "", verdict: .doesNotCompile)
        }
        static func green(_ tests: String) -> Self { Self(.green, tests, verdict: .green) }
        static func refactor(_ tests: String, in suite: String = "T") -> Self {
            Self(.refactor, tests, in: suite, verdict: .green)
        }
        static func breakIt(_ tests: String, failing: String) -> Self {
            Self(.breakIt, tests, failing: failing)
        }
    }
}
