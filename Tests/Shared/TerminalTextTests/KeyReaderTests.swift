import TerminalText
import Testing

struct KeyReaderTests {
    @Test(arguments: [
        ("a", [Key.character("a")]),
        ("[A", [.character("["), .character("A")]),
        ("ä牛", [.character("ä"), .character("牛")]),
        ("äab", [.character("ä"), .character("a"), .character("b")]),
        ("🥛x", [.character("🥛"), .character("x")]),
        ("\u{7FF}\u{FFFD}\u{10FFFD}", ["\u{7FF}", "\u{FFFD}", "\u{10FFFD}"].map(Key.character)),
        ("\r", [.enter]),
        ("\n", [.enter]),
        ("\t\u{1B}[Z", [.tab, .backTab]),
        ("\u{7F}\u{8}\u{1B}[3~", [.backspace, .backspace, .delete]),
        ("\u{3}\u{13}\u{1A}", [.control("c"), .control("s"), .control("z")]),
        ("\u{0}a\u{1F}b", [.character("a"), .character("b")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OH\u{1B}OF", [.up, .down, .home, .end]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
        ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
        ("\u{1B}[1;5Ax", [.up, .character("x")]),
        ("\u{1B}[99~x", [.character("x")]),
        ("\u{1B}[200~a\rq\u{1B}[201~x", [.paste("a\rq"), .character("x")]),
        ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ])
    func `bytes are keys`(bytes: String, keys: [Key]) {
        var reader = KeyReader()

        #expect(reader.read(Array(bytes.utf8)) == keys)
    }

    @Test(arguments: ["牛", "\u{1B}[A", "\u{1B}[5~", "\u{1B}[200~a\u{1B}[201~"])
    func `a key that comes in pieces is one key`(bytes: String) {
        var whole = KeyReader()
        var pieces = KeyReader()

        let keys = bytes.utf8.flatMap { pieces.read([$0]) }

        #expect(keys.count == 1)
        #expect(keys == whole.read(Array(bytes.utf8)))
    }

    @Test func `an escape with nothing after it is the escape key`() {
        var reader = KeyReader()

        #expect(reader.read([0x1B]).isEmpty)
        #expect(reader.isWaiting)
        #expect(reader.finish() == [.escape])
        #expect(!reader.isWaiting)
        #expect(reader.read(Array("a".utf8)) == [.character("a")])
    }

    @Test func `an escape before a letter is both`() {
        var reader = KeyReader()

        #expect(reader.read(Array("\u{1B}q".utf8)) == [.escape, .character("q")])
    }

    @Test(arguments: [
        "\u{1B}[[A", "\u{1B}[[B", "\u{1B}[[C", "\u{1B}[[D", "\u{1B}[[E", "\u{1B}OP", "\u{1B}OQ",
        "\u{1B}OR", "\u{1B}OS", "\u{1B}[15~", "\u{1B}[17~", "\u{1B}[18~", "\u{1B}[19~",
        "\u{1B}[20~", "\u{1B}[21~", "\u{1B}[23~", "\u{1B}[24~", "\u{1B}[1;2P", "\u{1B}[15;5~",
        "\u{1B}[@", "\u{1B}[?1h", "\u{1B}[ q", "\u{1B}[\u{1F}",
    ])
    func `a function key does nothing`(bytes: String) {
        var whole = KeyReader()
        var pieces = KeyReader()

        #expect(whole.read(Array((bytes + "x").utf8)) == [.character("x")])
        #expect((bytes + "x").utf8.flatMap { pieces.read([$0]) } == [.character("x")])
    }

    @Test(arguments: [
        (["\u{1B}", "[D"], [Key.escape]),
        (["\u{1B}", "[", "D", "x"], [.escape, .character("x")]),
        (["\u{1B}", "[[D", "x"], [.escape, .character("x")]),
        (["\u{1B}", "OD", "x"], [.escape, .character("x")]),
        (["\u{1B}", "[3~", "x"], [.escape, .character("x")]),
        (["\u{1B}", "x[D"], [.escape, .character("x"), .character("["), .character("D")]),
        (["\u{1B}", "\u{1B}[D"], [.escape, .left]),
        (["\u{1B}", "\u{1B}", "D"], [.escape, .escape, .character("D")]),
        (["\u{1B}", "[D\u{1B}[D"], [.escape, .left]),
        (["\u{1B}[", "D"], [.left]),
        (["\u{1B}[[", "D"], []),
        (["\u{1B}O", "D"], [.left]),
        (["\u{1B}[1", ";5", "D"], [.left]),
        (["\u{1B}[1", "5~"], []),
        (["\u{1B}[1\u{3}"], [.control("c")]),
        (["\u{1B}[\u{1B}[D"], [.left]),
        (["\u{1B}", "[1\u{3}D"], [.escape, .control("c"), .character("D")]),
        (["\u{1B}[1ä"], [.character("ä")]), (["\u{1B}[\u{7F}"], [.backspace]),
    ])
    func `a silence makes no letters of a key`(pieces: [String], keys: [Key]) {
        var reader = KeyReader()

        let read = pieces.flatMap { reader.read(Array($0.utf8)) + reader.finish() }

        #expect(read == keys)
    }

    @Test func `a letter of several bytes may take its time`() {
        var reader = KeyReader()

        #expect(reader.read([0xC3]) + reader.finish() == [])
        #expect(reader.read([0xA4]) == [.character("ä")])
    }

    @Test(arguments: [
        ([0xFF, 0x61, 0xC3, 0x28], [Key.character("a"), .character("(")]),
        ([0xE3, 0x61, 0x62], [.character("a"), .character("b")]),
    ])
    func `bytes that are no text are left out`(bytes: [UInt8], keys: [Key]) {
        var reader = KeyReader()

        #expect(reader.read(bytes) == keys)
    }
}
