import Testing

@testable import kata

struct DifferenceTests {
    @Test(arguments: [
        Comparison(
            "of equal texts has every line in both",
            from: ["a", "b"],
            to: ["a", "b"],
            [.both("a"), .both("b")]
        ),
        Comparison(
            "shows an added line where it stands",
            from: ["a", "c"],
            to: ["a", "b", "c"],
            [.both("a"), .added("b"), .both("c")]
        ),
        Comparison(
            "shows lines added at the start",
            from: ["c"],
            to: ["a", "b", "c"],
            [.added("a"), .added("b"), .both("c")]
        ),
        Comparison(
            "shows lines added at the end",
            from: ["a"],
            to: ["a", "b", "c"],
            [.both("a"), .added("b"), .added("c")]
        ),
        Comparison(
            "shows a removed line where it stood",
            from: ["a", "b", "c"],
            to: ["a", "c"],
            [.both("a"), .removed("b"), .both("c")]
        ),
        Comparison(
            "shows the old line before the new one",
            from: ["a", "b", "d"],
            to: ["a", "c", "d"],
            [.both("a"), .removed("b"), .added("c"), .both("d")]
        ),
        Comparison(
            "with nothing adds everything",
            from: [],
            to: ["a", "b"],
            [.added("a"), .added("b")]
        ),
        Comparison(
            "is there when only the bytes differ", from: ["\u{e9}"], to: ["e\u{301}"],
            [.removed("\u{e9}"), .added("e\u{301}")]),
        Comparison("to nothing removes everything", from: ["a"], to: [], [.removed("a")]),
    ])
    func `a difference`(_ row: Comparison) {
        let difference = Difference(from: row.old.text, to: row.new.text)

        #expect(difference.lines == row.lines)
    }

    struct Comparison: CustomTestStringConvertible {
        var testDescription: String
        var old: [String]
        var new: [String]
        var lines: [Difference.Line]

        init(_ name: String, from old: [String], to new: [String], _ lines: [Difference.Line]) {
            self.testDescription = name
            self.old = old
            self.new = new
            self.lines = lines
        }
    }

    @Test(arguments: [
        FirstLine("in the first line", "a\nb\n", "c\nb\n", 1),
        FirstLine("in the last line", "a\nb\n", "a\nc\n", 2),
        FirstLine("of several is the first", "a\nb\nc\nd\n", "a\nx\nc\ny\n", 2),
        FirstLine("is behind the end of the shorter text", "a\nb\n", "a\nb\nc\n", 3),
        FirstLine("is behind the end of the shorter text, either way", "a\nb\nc\n", "a\nb\n", 3),
        FirstLine("in the line break at the end", "a\nb\n", "a\nb", 2),
        FirstLine("in the way lines end", "a\nb\n", "a\r\nb\r\n", 1),
        FirstLine("in the bytes of an é", "a\n\u{e9}\n", "a\ne\u{301}\n", 2),
        FirstLine("is nowhere", "a\nb\n", "a\nb\n", nil),
    ])
    func `the first line that differs`(_ row: FirstLine) {
        let line = Difference.firstLine(in: row.expected, row.actual)

        #expect(line == row.line)
    }

    struct FirstLine: CustomTestStringConvertible {
        var testDescription: String
        var expected: String
        var actual: String
        var line: Int?

        init(_ name: String, _ expected: String, _ actual: String, _ line: Int?) {
            self.testDescription = name
            self.expected = expected
            self.actual = actual
            self.line = line
        }
    }
}
