import Testing

@testable import ToDoText

struct ColumnsTests {
    @Test(arguments: [
        ("", 0), ("Milk", 4), ("Käse", 4), ("Ka\u{308}se", 4), ("牛乳", 4), ("🥛", 2), ("👩‍👧", 2),
    ])
    func `a text is as wide as a terminal shows it`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [
        ("Milk", 4, "Milk"), ("Milk", 3, "Mi…"), ("牛乳", 3, "牛…"), ("牛乳", 2, "…"), ("Milk", 0, ""),
    ])
    func `what is too wide is cut, and says so`(text: String, columns: Int, cut: String) {
        #expect(text.cut(to: columns) == cut)
    }

    @Test func `a description is broken between its words`() {
        let text = "Two window seats\nin a carriagewithoutaname"

        #expect(
            text.wrapped(to: 10) == ["Two window", "seats", "in a", "carriagewi", "thoutaname"])
    }

    @Test func `nothing in a text can give the terminal orders`() {
        #expect("Buy\u{1B}[2J\tmilk\u{202E}".printable == "Buy [2J milk ")
    }
}
