import Testing

@testable import kata

struct ShownTests {
    @Test(arguments: [
        ("a colour", "\u{1b}[31mred\u{1b}[0m", #"\u{1B}[31mred\u{1B}[0m"#),
        ("a terminal turned off", "\u{1b}[?1049h\u{1b}[?25l", #"\u{1B}[?1049h\u{1B}[?25l"#),
        ("a return to the line's beginning", "red\rgreen", #"red\rgreen"#),
        ("a control character of one byte in other sets", "\u{9b}2J", #"\u{009B}2J"#),
        ("a change of direction", "a\u{202e}b", #"a\u{202E}b"#),
        ("a zero and a bell", "\0\u{7}", #"\0\u{07}"#),
        ("no control character", "é 👩‍👩‍👧 \\t", "é 👩‍👩‍👧 \\t"),
    ])
    func `control characters are written out in`(_ what: String, _ text: String, _ shown: String) {
        #expect(text.printable == shown)
        #expect([text].shown() == [shown])
    }

    @Test func `a tab in a line stays, as code has it`() {
        #expect(["\tlet a = 1"].shown() == ["\tlet a = 1"])
        #expect("\tlet a = 1".printable == #"\tlet a = 1"#)
    }

    @Test func `of many lines the first and the last are shown, the others counted`() {
        let lines = (1...160).map(String.init)

        let shown = lines.shown()

        #expect(shown.count == 40)
        #expect(shown.prefix(20) == lines.prefix(20))
        #expect(shown[20] == "… 121 more lines")
        #expect(shown.suffix(19) == lines.suffix(19))
    }

    @Test func `what is asked for is shown in the midst of many lines`() {
        let lines = (1...160).map(String.init)

        let shown = lines.shown { ["77", "78", "160"].contains($0) }

        #expect(shown.count == 40)
        let middle = ["… 58 more lines", "77", "78", "… 64 more lines"]
        #expect(shown[18...21] == middle[...], "\(shown)")
        #expect(shown.last == "160")
    }

    @Test(arguments: [39, 40]) func `what fits is whole`(count: Int) {
        let lines = (1...count).map(String.init)

        #expect(lines.shown() == lines)
    }

    @Test func `a long line is cut, and the rest counted`() {
        let shown = [String(repeating: "x", count: 4000)].shown()

        #expect(shown == [String(repeating: "x", count: 1000) + "… 3000 more characters"])
    }

    @Test func `a line that fits is whole, whatever its bytes`() {
        let line = String(repeating: "é", count: 1000)

        #expect([line].shown() == [line])
    }
}
