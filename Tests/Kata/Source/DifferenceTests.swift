import Testing

@testable import kata

struct DifferenceTests {
    @Test(
        arguments: [
            (
                "of equal texts has every line in both", ["a", "b"], ["a", "b"],
                [.both("a"), .both("b")]
            ),
            (
                "shows an added line where it stands", ["a", "c"], ["a", "b", "c"],
                [.both("a"), .added("b"), .both("c")]
            ),
            (
                "shows lines added at the start", ["c"], ["a", "b", "c"],
                [.added("a"), .added("b"), .both("c")]
            ),
            (
                "shows lines added at the end", ["a"], ["a", "b", "c"],
                [.both("a"), .added("b"), .added("c")]
            ),
            (
                "shows a removed line where it stood", ["a", "b", "c"], ["a", "c"],
                [.both("a"), .removed("b"), .both("c")]
            ),
            (
                "shows the old line before the new one", ["a", "b", "d"], ["a", "c", "d"],
                [.both("a"), .removed("b"), .added("c"), .both("d")]
            ),
            ("with nothing adds everything", [], ["a", "b"], [.added("a"), .added("b")]),
            (
                "is there when only the bytes differ", ["\u{e9}"], ["e\u{301}"],
                [.removed("\u{e9}"), .added("e\u{301}")]
            ),
            ("to nothing removes everything", ["a"], [], [.removed("a")]),
        ] as [(String, [String], [String], [Difference.Line])])
    func `a difference`(
        _ name: String, _ old: [String], _ new: [String], _ lines: [Difference.Line]
    ) {
        #expect(Difference(from: old.text, to: new.text).lines == lines)
    }

    @Test(
        arguments: [
            ("in the first line", "a\nb\n", "c\nb\n", 1),
            ("in the last line", "a\nb\n", "a\nc\n", 2),
            ("of several is the first", "a\nb\nc\nd\n", "a\nx\nc\ny\n", 2),
            ("is behind the end of the shorter text", "a\nb\n", "a\nb\nc\n", 3),
            ("is behind the end of the shorter text, either way", "a\nb\nc\n", "a\nb\n", 3),
            ("in the line break at the end", "a\nb\n", "a\nb", 2),
            ("in the way lines end", "a\nb\n", "a\r\nb\r\n", 1),
            ("in the bytes of an é", "a\n\u{e9}\n", "a\ne\u{301}\n", 2),
            ("is nowhere", "a\nb\n", "a\nb\n", nil),
        ] as [(String, String, String, Int?)])
    func `the first line that differs`(
        _ name: String, _ expected: String, _ actual: String, _ line: Int?
    ) {
        #expect(Difference.firstLine(in: expected, actual) == line)
    }
}
