import Testing

@testable import kata

struct DifferenceTests {
    @Test(arguments: [
        ("a b", "a b", " a  b"), ("a c", "a b c", " a +b  c"), ("c", "a b c", "+a +b  c"),
        ("a", "a b c", " a +b +c"), ("a b c", "a c", " a -b  c"), ("a b d", "a c d", " a -b +c  d"),
        ("", "a b", "+a +b"), ("a", "", "-a"), ("\u{e9}", "e\u{301}", "-\u{e9} +e\u{301}"),
    ])
    func `a difference has each line where it stands, the old one before the new one`(
        _ old: String, _ new: String, _ shown: String
    ) {
        let lines = Difference(from: old.words.text, to: new.words.text).lines.map { line in
            switch line {
            case .both(let text): " " + text
            case .removed(let text): "-" + text
            case .added(let text): "+" + text
            }
        }

        #expect(Array(lines.joined(separator: " ").utf8) == Array(shown.utf8))
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

    // MARK: What no line shows

    @Test(
        arguments: [
            ("a\nb\n", "a\r\nb\r\n", "Its lines end with CR LF, as on Windows, instead of LF."),
            ("a\r\nb\r\n", "a\nb\n", "Its lines end with LF instead of CR LF."),
            ("a\n", "\u{feff}a\n", "It begins with a byte order mark."),
            ("\u{feff}a\n", "a\n", "It lacks a byte order mark at its beginning."),
            ("a\n", "a", "It has no line break at its end."),
            ("a", "a\n", "It has a line break at its end."),
            (
                "a\n\u{e9}\n", "a\ne\u{301}\n",
                "Line 2 looks the same and has other bytes: an accent may be a character of its own."
            ),
            ("a\nb\n", "a\nb \n", "Line 2 differs only in its white space."),
            ("  a\n", "\ta\n", "Line 1 differs only in its white space."),
            ("a\n", "a\n", nil), ("a\n", "b\n", nil), ("", "", nil), ("", "a\n", nil),
            ("a\n", "", nil),
        ] as [(String, String, String?)])
    func `what no line shows is said`(_ old: String, _ new: String, _ sentence: String?) {
        #expect(old.unseenDifferences(to: new) == [sentence].compactMap(\.self))
    }

    @Test func `several are said one after the other`() {
        #expect("a\n".unseenDifferences(to: "\u{feff}a\r\nb").count == 3)
    }
}
