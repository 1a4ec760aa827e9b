import Testing

@testable import ToDoText

struct ColumnsTests {
    @Test(arguments: [
        ("", 0), ("Milk", 4), ("Käse", 4), ("Ka\u{308}se", 4), ("牛乳", 4), ("🥛", 2), ("👩‍👧", 2),
        ("❤️", 2), ("牛\u{308}", 2),
    ])
    func `a text is as wide as a terminal shows it`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        (0x1100, 0x115F), (0x2E80, 0xA4CF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE30, 0xFE6F),
        (0xFF00, 0xFF60), (0xFFE0, 0xFFE6), (0x20000, 0x3FFFD),
    ])
    func `from the first to the last of them, Asian signs are wide`(first: Int, last: Int) {
        let signs = [first - 1, first, last, last + 1].compactMap { Unicode.Scalar($0) }

        #expect(signs.map { Character($0).columns } == [1, 2, 2, 1])
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
