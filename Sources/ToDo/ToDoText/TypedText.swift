import TerminalText

/// A text that is being typed, and where in it the next letter goes.
struct TypedText: Equatable {
    private(set) var letters: [Character]
    private(set) var caret: Int

    init(_ text: String) {
        letters = Array(text)
        caret = letters.count
    }

    var text: String { String(letters) }

    /// Whether the key meant something.
    mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let letter): insert([letter])
        case .paste(let text): insert(text.printable.map { $0 })
        case .backspace:
            if caret > 0 {
                letters.remove(at: caret - 1)
                caret -= 1
            }
        case .delete: if caret < letters.count { letters.remove(at: caret) }
        case .control("u"): self = TypedText("")
        case .left: caret = max(0, caret - 1)
        case .right: caret = min(letters.count, caret + 1)
        case .home, .control("a"): caret = 0
        case .end, .control("e"): caret = letters.count
        default: return false
        }
        return true
    }

    /// The part that fits into so many columns, and in which of them the caret is.
    func window(_ columns: Int) -> (text: String, caret: Int) {
        var start = caret
        var before = 0
        while start > 0, before + letters[start - 1].columns < columns {
            start -= 1
            before += letters[start].columns
        }
        return (String(letters[start...]).cut(to: columns), before)
    }

    private mutating func insert(_ new: [Character]) {
        letters.insert(contentsOf: new, at: caret)
        // NB: An accent joins the letter before it, and the text becomes no longer.
        let rest = letters.count - caret - new.count
        letters = Array(text)
        caret = letters.count - rest
    }
}
