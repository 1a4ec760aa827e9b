import Testing

@testable import kata

struct ShownEditTests {
    private static let old = "struct Till {\n    let funds: Int\n}\n"

    private func shown(_ block: String, _ old: String? = old) throws -> ShownEdit {
        let lines = ["// Sources/Till/Till.swift"] + block.lines
        let edit = try Edit(block: lines, path: "Chapters/02-Till.md", line: 7)
        return ShownEdit(edit, from: old, to: try merge(edit, into: old))
    }

    @Test func `of a part, what is new stands out, in the block and in the whole file`() throws {
        let shown = try shown("struct Till {\n    // …\n\n    var total = 0\n}")

        #expect(shown.path == "Sources/Till/Till.swift")
        #expect(shown.block.new == [3, 4])
        #expect(
            shown.whole?.lines == [
                "struct Till {", "    let funds: Int", "", "    var total = 0", "}",
            ])
        #expect(shown.whole?.new == [3, 4])
    }

    @Test func `of a whole file, the changed line stands out, and nothing stands beside it`() throws
    {
        let shown = try shown("struct Till {\n    let funds: Double\n}")

        #expect(shown.block.new == [2])
        #expect(shown.whole == nil)
    }

    @Test(arguments: [nil, ""])
    func `in a new file nothing stands out`(_ old: String?) throws {
        #expect(try shown("struct Till {}", old).block.new == [])
    }

    @Test func `a second block of a step is laid over the first`() throws {
        let lesson = try Lesson(
            """
            # 1 · Till

            ### 🟢 1.1 · Green

            ```swift
            // Sources/Till/Till.swift
            struct Till {}
            ```

            ```swift
            // Sources/Till/Till.swift
            // …

            struct Coin {}
            ```
            """, path: "Chapters/01-Till.md")

        let shown = try ShownEdit.all(in: lesson.replay(from: Tree()))

        #expect(shown[5]?.whole == nil)
        #expect(shown[10]?.whole?.lines == ["struct Till {}", "", "struct Coin {}"])
        #expect(shown[10]?.block.new == [3] || shown[10]?.block.new == [2, 3])
    }
}
