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
}
