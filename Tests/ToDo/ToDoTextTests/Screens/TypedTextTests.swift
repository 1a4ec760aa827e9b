import TerminalText
import Testing

@testable import ToDoText

struct TypedTextTests {
    @Test(arguments: [
        ([Key.backspace], "Mil", 3), ([.home, .right, .backspace], "ilk", 0),
        ([.home, .backspace], "Milk", 0),
        ([.home, .delete], "ilk", 0), ([.delete], "Milk", 4),
        ([.left, .right], "Milk", 4), ([.home, .left], "Milk", 0), ([.right], "Milk", 4),
        ([.home, .right], "Milk", 1),
        ([.control("a")], "Milk", 0), ([.home, .control("e")], "Milk", 4),
        ([.home, .end], "Milk", 4), ([.control("u")], "", 0),
    ])
    func `keys move the caret, and delete beside it`(keys: [Key], text: String, caret: Int) {
        var sut = TypedText("Milk")

        for key in keys {
            let isKnown = sut.press(key)
            #expect(isKnown)
        }

        #expect(sut.text == text)
        #expect(sut.caret == caret)
    }

    @Test func `a key that means nothing to a text says so`() {
        var sut = TypedText("Milk")

        let isKnown = sut.press(.pageUp)

        #expect(!isKnown)
    }

    @Test(arguments: [(6, "Milk", 4), (5, "Milk", 4), (4, "ilk", 3), (2, "k", 1)])
    func `the end of a text is seen, with room for the caret`(
        columns: Int, text: String, caret: Int
    ) {
        #expect(TypedText("Milk").window(columns) == (text, caret))
    }

    @Test func `where there is one column, it is for the caret`() {
        let window = TypedText("Milk").window(1)

        #expect(window == ("", 0))
    }

    @Test(.timeLimit(.minutes(1))) func `a long text that was pasted is seen at once`() {
        let text = String(repeating: "Milk", count: 5_000)
        var sut = TypedText("")

        _ = sut.press(.paste(text))

        #expect(sut.window(9) == ("MilkMilk", 8))
    }

}
