import Testing

@testable import kata

struct UnseenDifferenceTests {
    @Test(arguments: [
        Row(
            from: "a\nb\n", to: "a\r\nb\r\n",
            "Its lines end with CR LF, as on Windows, instead of LF."),
        Row(from: "a\r\nb\r\n", to: "a\nb\n", "Its lines end with LF instead of CR LF."),
        Row(from: "a\n", to: "\u{feff}a\n", "It begins with a byte order mark."),
        Row(from: "\u{feff}a\n", to: "a\n", "It lacks a byte order mark at its beginning."),
        Row(from: "a\n", to: "a", "It has no line break at its end."),
        Row(from: "a", to: "a\n", "It has a line break at its end."),
        Row(
            from: "a\n\u{e9}\n", to: "a\ne\u{301}\n",
            "Line 2 looks the same and has other bytes: an accent may be a character of its own."),
        Row(from: "a\nb\n", to: "a\nb \n", "Line 2 differs only in its white space."),
        Row(from: "  a\n", to: "\ta\n", "Line 1 differs only in its white space."),
    ])
    func `what no line shows is said`(_ row: Row) {
        #expect(row.old.unseenDifferences(to: row.new) == [row.sentence])
    }

    @Test func `several are said one after the other`() {
        let sentences = "a\n".unseenDifferences(to: "\u{feff}a\r\nb")

        #expect(sentences.count == 3)
    }

    @Test(arguments: [("a\n", "a\n"), ("a\n", "b\n"), ("", ""), ("", "a\n"), ("a\n", "")])
    func `where there is none, or all can be seen, nothing is said`(old: String, new: String) {
        #expect(old.unseenDifferences(to: new).isEmpty)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String { sentence }
        var old: String
        var new: String
        var sentence: String

        init(from old: String, to new: String, _ sentence: String) {
            self.old = old
            self.new = new
            self.sentence = sentence
        }
    }
}
