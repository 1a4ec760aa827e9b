import Testing

@testable import ToDoText

struct HintTests {
    @Test(arguments: [
        (20, ["a add  q quit", "D delete all"]), (13, ["a add  q quit", "D delete all"]),
        (12, ["a add", "q quit", "D delete all"]),
    ])
    func `as many keys are on a line as there is room for`(columns: Int, lines: [String]) {
        let hints = [Hint("a", "add"), Hint("q", "quit"), Hint("D", "delete all")]

        #expect(Hint.lines(hints, columns) == lines)
    }

    @Test func `keys stay in their order`() {
        let hints = [Hint("a", "add"), Hint("D", "delete all"), Hint("q", "quit")]

        #expect(Hint.lines(hints, 13) == ["a add", "D delete all", "q quit"])
    }
}
