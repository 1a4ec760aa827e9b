import Testing

@testable import kata

/// Whether the steps of a lesson follow each other as red, green and refactor do.
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
        #expect(row.findings.isEmpty)
    }

    @Test(arguments: [
        Row(
            "a refactoring while red", [.red("a"), .refactor("a"), .red("a b"), .green("a b")],
            line: 2,
            expected: "a 🟢 between a 🔴 and a 🔵", actual: "the step before is a 🔴"),
        Row(
            "sabotage while red", [.red("a"), .breakIt("a"), .green("a")], line: 2,
            expected: "a 🟢 between a 🔴 and a ⚫", actual: "the step before is a 🔴"),
        Row(
            "a hole while red",
            [.red("a"), .hole("a"), .green("a"), .red("a b"), .green("a b")], line: 2,
            expected: "a 🟢 between a 🔴 and a ⚪", actual: "the step before is a 🔴"),
        Row(
            "a new test while red", [.red("a"), .red("a b"), .green("a b")], line: 2,
            expected: "no new test while another is red", actual: "new: “b”"),
        Row(
            "a green that changes nothing for the tests", [.red("a"), .green("a"), .green("a")],
            line: 3, expected: "a 🔵: everything is green before, and no test is new",
            actual: "a 🟢"),
        Row(
            "a green that adds a test and does not say so",
            [.red("a"), .green("a"), .green("a b")],
            line: 3, expected: "“at once” in the heading: everything is green before",
            actual: "new: “b”"),
        Row(
            "a green after red that adds a test", [.red("a"), .green("a b")], line: 2,
            expected: "no new test in a step that makes another one pass", actual: "new: “b”"),
        Row(
            "a green with disabled tests that does not say so", [.green("-a -b")], line: 1,
            expected: "“skipped” in the heading: all that is new is disabled",
            actual: "new: “a”, “b”"),
        Row(
            "a refactoring that adds a test", [.red("a"), .green("a"), .refactor("a b")], line: 3,
            expected: "a 🟢, “at once”: a test is new", actual: "a 🔵, new: “b”"),
        Row(
            "two new tests", [.red("a b"), .green("a b")], line: 1,
            expected: "one new test, or “two tests” in the heading", actual: "new: “a”, “b”"),
        Row(
            "three new tests, said to be two", [.red("a b c", "Two tests"), .green("a b c")],
            line: 1, expected: "one new test, or “three tests” in the heading",
            actual: "new: “a”, “b”, “c”"),
        Row(
            "a hole that stays", [.red("a"), .green("a"), .hole("a"), .breakIt("a b")], line: 3,
            expected: "a step behind the ⚪ that changes the tests, and so closes the hole",
            actual: "none does"),
        Row(
            "red at the end", [.red("a"), .green("a"), .red("a b")], line: 3,
            expected: "a 🟢 behind the last 🔴", actual: "the lesson ends in red"),
    ])
    func `out of step is`(_ row: Row) {
        #expect(
            row.findings == [
                Finding(path: "L.md", line: row.line, expected: row.expected, actual: row.actual)
            ])
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var beats: [Beat]
        var line: Int
        var expected: String
        var actual: String

        init(
            _ name: String, _ beats: [Beat], line: Int = 0, expected: String = "",
            actual: String = ""
        ) {
            testDescription = name
            self.beats = beats
            self.line = line
            self.expected = expected
            self.actual = actual
        }

        /// Each step stands in the line of its number.
        var findings: [Finding] {
            var moments: [Moment] = []
            for (index, beat) in beats.enumerated() {
                moments.append(
                    Moment(
                        step: Step(sign: beat.sign, heading: beat.heading, line: index + 1),
                        before: moments.last?.after ?? Tree(), during: beat.tree))
            }
            return moments.rhythm(in: "L.md")
        }
    }

    /// A step, and the tests that are there at it; a dash marks those that are disabled.
    struct Beat {
        var sign: Sign
        var heading: String
        var tree: Tree

        private init(_ sign: Sign, _ tests: String, _ heading: String) {
            self.sign = sign
            self.heading = heading
            tree = Tree(declaring: tests)
        }

        static func red(_ tests: String, _ heading: String = "Red") -> Self {
            Self(.red, tests, heading)
        }
        static func green(_ tests: String, _ heading: String = "Green") -> Self {
            Self(.green, tests, heading)
        }
        static func refactor(_ tests: String) -> Self { Self(.refactor, tests, "Refactor") }
        static func breakIt(_ tests: String) -> Self { Self(.breakIt, tests, "Break it") }
        static func hole(_ tests: String) -> Self { Self(.hole, tests, "A hole") }
    }
}
