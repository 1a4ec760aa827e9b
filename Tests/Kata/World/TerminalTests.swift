import Testing

@testable import kata

struct TerminalTests {
    @Test(arguments: [
        Row(done: 0, all: 9, seconds: 0, text: "0 of 9"),
        Row(done: 3, all: 9, seconds: 6, text: "3 of 9 · about 12 s left"),
        Row(done: 1, all: 9, seconds: 8, text: "1 of 9 · about 1 min 4 s left"),
        Row(done: 9, all: 9, seconds: 6, text: "9 of 9 · about 0 s left"),
    ])
    func `progress tells what is done and how long the rest takes`(_ row: Row) {
        let text = Terminal.progress(row.done, of: row.all, after: row.seconds)

        #expect(text == row.text)
    }

    struct Row: CustomTestStringConvertible {
        var done: Int
        var all: Int
        var seconds: Double
        var text: String
        var testDescription: String { text }
    }
}
