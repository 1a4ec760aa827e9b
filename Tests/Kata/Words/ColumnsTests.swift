import Testing

@testable import kata

/// How wide a text is on a terminal.
struct ColumnsTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("🟢", 2), ("●", 1),
        ("▶\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("…", 1), ("→", 1), ("“”", 2),
    ])
    func `each character takes one column or two`(_ text: String, _ columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("abc", 2, "ab"), ("abc", 9, "abc"), ("漢字", 3, "漢"), ("漢字", 4, "漢字"), ("漢字", 1, "漢"),
        ("", 3, ""),
    ])
    func `what fits is never wider, but for a first character`(
        _ text: String, _ width: Int, _ expected: String
    ) {
        #expect(text.fitting(width) == expected)
    }

    @Test(arguments: [
        ("one two", ["one two"]), ("one twos", ["one", "twos"]),
        ("one two three", ["one two", "three"]), ("abcdefg", ["abcdefg"]),
        ("abcdefgh", ["abcdefg", "h"]), ("ab cdefghijkl", ["ab", "cdefghi", "jkl"]),
        ("abcdefg ", ["abcdefg"]), ("  abcdefgh", ["  abcde", "fgh"]), ("", [""]),
        ("\u{1b}[31mone two\u{1b}[0m", ["\u{1b}[31mone two\u{1b}[0m"]),
        ("\u{1b}[31mone twos\u{1b}[0m", ["one", "twos"]),
    ])
    func `a line is broken into pieces of seven columns at most`(
        _ line: String, _ pieces: [String]
    ) {
        #expect(line.wrapped(to: 7) == pieces)
    }

    @Test(arguments: [("abcdefg", "abcdefg"), ("abcdefgh", "abcdef…")])
    func `a line is cut where it is too long`(_ line: String, _ expected: String) {
        #expect(line.cut(to: 7) == expected)
    }
}
