import Testing

@testable import kata

/// A file in words of one's own, beside the course's.
struct LikenessTests {
    static let ours = """
        struct Shelf {
            private let books: [String]

            /// The titles that begin so.
            func titles(startingWith letters: String) -> [String] {
                let found = books.filter { title in title.hasPrefix(letters) }
                for (place, book) in found.enumerated() where place > 2 { print("\\(book)") }
                guard let first = found.first else { return [] }
                return self.books.count > 2 ? found : [first]
            }
        }
        """

    @Test(arguments: [
        Edit("nothing", "", ""),
        Edit("a comment", "    /// The titles that begin so.\n", "    // mine\n"),
        Edit(
            "layout", "{ title in title.hasPrefix(letters) }",
            "{ title in\n title.hasPrefix( letters )\n}"),
        Edit("a constant", "found", "hits"),
        Edit(
            "a constant that is called like what it comes from", "let first = found.first",
            "let head = found.first", "[first]", "[head]"),
        Edit("a parameter", "letters", "start"),
        Edit("a closure's parameter", "title in title.has", "each in each.has"),
        Edit("a private property", "books", "volumes"),
        Edit(
            "names in a loop", "(place, book)", "(n, volume)", "place >", "n >", "(book)",
            "(volume)"),
        Edit("a method that nobody else calls", "titles(starting", "names(starting"),
        Edit("a name in backticks", "found", "`found`"),
    ])
    func `what says the same in other words is alike`(_ edit: Edit) {
        #expect(Likeness(edit.text, Self.ours).holds { _ in false })
    }

    @Test(arguments: [
        Edit("another method of the library", "found.first", "found.last"),
        Edit(
            "the same, under a name that follows it", "let first = found.first",
            "let last = found.last", "[first]", "[last]"),
        Edit("another operator", "> 2 ?", ">= 2 ?"),
        Edit("another number", "place > 2", "place > 3"),
        Edit("another text", "\"\\(book)\"", "\"- \\(book)\""),
        Edit("another keyword", "private let", "private var"),
        Edit("another type", "letters: String", "letters: Substring"),
        Edit("another label of the library", "print(", "debugPrint("),
        Edit("a name that is used for two things", "book)", "place)"),
        Edit("a name only half replaced", "found.enumerated", "hits.enumerated"),
        Edit("one statement more", "guard let", "print()\nguard let"),
        Edit("somebody else's member", "title.hasPrefix", "title.hasSuffix"),
    ])
    func `what does something else is not`(_ edit: Edit) {
        #expect(!Likeness(edit.text, Self.ours).holds { _ in false })
    }

    @Test func `a name that others use is not free`() {
        let own = Self.ours.replacing("Shelf", with: "Board")

        #expect(Likeness(own, Self.ours).holds { _ in false })
        #expect(!Likeness(own, Self.ours).holds { $0 == "Shelf" })
        #expect(!Likeness(own, Self.ours).holds { $0 == "Board" })
    }

    struct Edit: CustomTestStringConvertible {
        var testDescription: String
        var text: String

        init(_ name: String, _ parts: String...) {
            testDescription = name
            text = stride(from: 0, to: parts.count - 1, by: 2).reduce(LikenessTests.ours) {
                parts[$1].isEmpty ? $0 : $0.replacing(parts[$1], with: parts[$1 + 1])
            }
        }
    }
}
