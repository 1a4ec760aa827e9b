import Testing

@testable import kata

struct TreeTests {
    @Test(arguments: [
        ("an é of one character, and one of two", "// caf\u{e9}\n", "// cafe\u{301}\n"),
        ("two ways to end a line", "a\n", "a\r\n"),
        ("a line break at the end, and none", "a\n", "a"),
        ("a byte order mark, and none", "\u{feff}a\n", "a\n"),
    ])
    func `files with other bytes are a change`(_ name: String, _ old: String, _ new: String) {
        let (old, new) = (Tree(["A.swift": old]), Tree(["A.swift": new]))

        #expect(old != new)
        #expect(old.changes(to: new) == ["A.swift"])
    }

    @Test func `files with the same bytes are none`() {
        let old = Tree(["A.swift": "// caf\u{e9}\n", "B.swift": ""])
        let new = Tree(["B.swift": "", "A.swift": "// caf\u{e9}\n"])

        #expect(old == new)
        #expect(old.changes(to: new).isEmpty)
    }

    @Test(arguments: ["a\r\nb\r\n", "\u{feff}a\nb\n", "a\nb", "\u{feff}a\r\nb"])
    func `another editor's way of saving is made plain`(text: String) {
        #expect(Tree(["A.swift": text]).plain == Tree(["A.swift": "a\nb\n"]))
    }
}
