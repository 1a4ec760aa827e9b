import Testing

@testable import ToDoText

struct TypedTextTests {
    @Test(arguments: [
        ([Key.backspace], "Mil", 3), ([.home, .right, .backspace], "ilk", 0),
        ([.home, .backspace], "Milk", 0),
        ([.home, .delete], "ilk", 0), ([.delete], "Milk", 4),
        ([.left, .right], "Milk", 4), ([.right], "Milk", 4), ([.home, .right], "Milk", 1),
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

    @Test func `where there is one column, it is for the caret`() {
        let window = TypedText("Milk").window(1)

        #expect(window == ("", 0))
    }
}
