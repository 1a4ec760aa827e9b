import TerminalText
import Testing

struct ColumnsTests {
    @Test(arguments: [
        ("", 0), ("Milk", 4), ("Käse", 4), ("Ka\u{308}se", 4), ("牛乳", 4), ("🥛", 2), ("👩‍👧", 2),
        ("👩\u{200D}", 2), ("❤️", 2), ("牛\u{308}", 2), ("क्ष", 2),
        (String(repeating: "क्ष", count: 34), 68),
        ("กำ", 2), ("นี้", 1), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{11FF}", 0),
        ("\u{1200}", 1), ("\u{308}", 0), ("\u{20DD}", 0), ("か\u{3099}", 2), ("🇩🇪", 2),
        ("1\u{FE0F}\u{20E3}", 2),
    ])
    func `a text is as wide as a terminal shows it`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        (0x1100, 0x115F, 1, 0), (0x2E80, 0xA4CF, 1, 1), (0xAC00, 0xD7A3, 1, 1),
        (0xF900, 0xFAFF, 1, 1), (0xFE30, 0xFE6F, 0, 1), (0xFF00, 0xFF60, 0, 1),
        (0xFFE0, 0xFFE6, 1, 1), (0x20000, 0x3FFFD, 1, 1),
    ])
    func `from the first to the last of them, Asian signs are wide`(
        first: Int, last: Int, before: Int, after: Int
    ) {
        let signs = [first - 1, first, last, last + 1].compactMap { Unicode.Scalar($0) }

        #expect(signs.map { Character($0).columns } == [before, 2, 2, after])
    }

    @Test(arguments: [
        ("Milk", 4, "Milk"), ("Milk", 3, "Mi…"), ("牛乳", 3, "牛…"), ("牛乳", 2, "…"), ("Milk", 1, "…"),
        ("Milk", 0, ""),
    ])
    func `what is too wide is cut, and says so`(text: String, columns: Int, cut: String) {
        #expect(text.cut(to: columns) == cut)
    }

    @Test func `a description is broken between its words`() {
        let text = "Two window seats\nin a carriagewithoutaname"

        #expect(
            text.wrapped(to: 10) == ["Two window", "seats", "in a", "carriagewi", "thoutaname"])
    }

    @Test func `no line is too wide by one`() {
        #expect("Table seats".wrapped(to: 10) == ["Table", "seats"])
    }

    @Test func `a sign that is too wide for a line has one of its own`() {
        let wide = String(repeating: "क्", count: 9) + "क"

        #expect(("a" + wide + "b").wrapped(to: 4) == ["a", wide, "b"])
        #expect(wide.wrapped(to: 4) == [wide])
        #expect(wide.cut(to: 4) == "…")
    }

    @Test func `where there is no room at all, a text is broken all the same`() {
        #expect("Milk".wrapped(to: 0) == ["Mi", "lk"])
    }

    @Test func `nothing in a text can give the terminal orders`() {
        #expect("Buy\u{1B}[2J\tmilk\u{202E}".printable == "Buy [2J milk ")
        #expect("Two\u{2028}lines".printable == "Two lines")
    }

    @Test(arguments: ["👩‍👧", "می\u{200C}خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func `what joins or parts letters is left as it is`(text: String) {
        #expect(text.printable == text)
    }
}
