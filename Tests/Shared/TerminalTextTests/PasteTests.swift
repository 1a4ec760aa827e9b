import TerminalText
import Testing

/// What a terminal sends when a text is pasted: a mark, the text, another mark.
struct PasteTests {
    private let start = "\u{1B}[200~"
    private let end = "\u{1B}[201~"
    private var reader = KeyReader()

    @Test mutating func `a paste waits for its end, however long nothing comes`() {
        #expect(reader.read(start + "Dear ").isEmpty)
        #expect(!reader.isWaiting)
        #expect(reader.finish().isEmpty)
        #expect(reader.isPasting)

        #expect(reader.read("Dad, yes" + end + "q") == [.paste("Dear Dad, yes"), .character("q")])

        #expect(!reader.isPasting)
    }

    @Test(arguments: 1...5)
    mutating func `a silence within its marks changes nothing`(place: Int) {
        var keys: [Key] = []
        let text = start + "Dy" + end

        for piece in [
            text.prefix(place), text.dropFirst(place).dropLast(place), text.suffix(place),
        ] {
            keys += reader.read(String(piece)) + reader.finish()
        }

        #expect(keys.filter { $0 != .escape } == [.paste("Dy")])
    }

    @Test mutating func `other keys in it are text`() {
        let text = "a\u{1B}\u{1B}[D\u{3}\rq~\u{1B}[201"

        #expect(reader.read(start + text + end) == [.paste(text)])
    }

    @Test mutating func `a second beginning is text, and its end the end of both`() {
        _ = reader.read(start + "Dear")

        #expect(reader.read(start + " Dad" + end) == [.paste("Dear" + start + " Dad")])
    }

    @Test mutating func `of a text that is too long, the end is left out, and is no keys`() {
        let text = String(repeating: "x", count: 16_384)

        for rest in ["", "Dy"] {
            let keys = reader.read(start + text + rest + end + "q")

            #expect(keys.count == 2)
            #expect(keys.first == .paste(text))
            #expect(keys.last == .character("q"))
        }
    }

    @Test mutating func `when nothing more can come, what has come of it is the text`() {
        _ = reader.read(start + "Dear ")

        #expect(reader.end() == [.paste("Dear ")])
        #expect(reader.end().isEmpty)
    }

    @Test(arguments: ["", "\u{1B}", "\u{1B}[1"])
    mutating func `when nothing more can come, there is no other key`(bytes: String) {
        _ = reader.read(bytes)

        #expect(reader.end().isEmpty)
    }
}

extension KeyReader {
    fileprivate mutating func read(_ text: String) -> [Key] { read(Array(text.utf8)) }
}
