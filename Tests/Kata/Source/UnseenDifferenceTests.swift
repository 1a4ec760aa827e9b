import Testing

@testable import kata

struct UnseenDifferenceTests {
    @Test(arguments: [
        (
            "a\nb\n", "a\r\nb\r\n",
            "Its lines end with CR LF, as on Windows, instead of LF."
        ),
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
    ])
    func `what no line shows is said`(_ old: String, _ new: String, _ sentence: String) {
        #expect(old.unseenDifferences(to: new) == [sentence])
    }

    @Test func `several are said one after the other`() {
        let sentences = "a\n".unseenDifferences(to: "\u{feff}a\r\nb")

        #expect(sentences.count == 3)
    }

    @Test(arguments: [("a\n", "a\n"), ("a\n", "b\n"), ("", ""), ("", "a\n"), ("a\n", "")])
    func `where there is none, or all can be seen, nothing is said`(old: String, new: String) {
        #expect(old.unseenDifferences(to: new).isEmpty)
    }
}
