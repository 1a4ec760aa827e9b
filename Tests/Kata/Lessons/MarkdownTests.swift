import Testing

@testable import kata

struct MarkdownTests {
    @Test func `headings, prose and blocks are in order, each with its line`() throws {
        let markdown = try Markdown(
            "# Title\n\nSome prose.\n```swift\nlet a = 7\n```\nMore prose.\n",
            path: "L.md"
        )

        #expect(
            markdown.pieces == [
                Markdown.Piece(line: 1, content: .heading(level: 1, text: "Title")),
                Markdown.Piece(line: 2, content: .prose("")),
                Markdown.Piece(line: 3, content: .prose("Some prose.")),
                Markdown.Piece(
                    line: 4,
                    content: .block(language: "swift", use: .edit, lines: ["let a = 7"])
                ),
                Markdown.Piece(line: 7, content: .prose("More prose.")),
            ]
        )
    }

    @Test(
        arguments: [
            ("one mark", "# Tests first", .heading(level: 1, text: "Tests first")),
            ("four marks", "#### Tests first", .heading(level: 4, text: "Tests first")),
            ("spaces around it", "##   Tests first  ", .heading(level: 2, text: "Tests first")),
            ("marks in its text", "## A # in C#", .heading(level: 2, text: "A # in C#")),
            ("no space behind the marks", "#if DEBUG", .prose("#if DEBUG")),
            ("a mark in the middle", "See # 4", .prose("See # 4")),
            ("two backticks", "``a`` is it", .prose("``a`` is it")),
        ] as [(String, String, Markdown.Content)])
    func `a line is a heading or prose`(_ what: String, _ text: String, _ content: Markdown.Content)
        throws
    {
        let markdown = try Markdown(text, path: "L.md")

        #expect(markdown.pieces.map(\.content) == [content])
    }

    @Test(
        arguments: [
            ("an edit", "```swift", .block(language: "swift", use: .edit, lines: ["x"])),
            (
                "a starter", "```swift starter",
                .block(language: "swift", use: .starter, lines: ["x"])
            ),
            (
                "an illustration", "```swift illustration",
                .block(language: "swift", use: .illustration, lines: ["x"])
            ),
            (
                "an edit, whatever else is said", "```swift please",
                .block(language: "swift", use: .edit, lines: ["x"])
            ),
            ("in another language", "```sh", .block(language: "sh", use: .edit, lines: ["x"])),
            (
                "a file", "```json Tests/a.json",
                .file(path: "Tests/a.json", use: .edit, lines: ["x"])
            ),
            (
                "a file of a starter", "```json starter Tests/a.json",
                .file(path: "Tests/a.json", use: .starter, lines: ["x"])
            ),
            (
                "a file in no language", "```Tests/a.txt",
                .file(path: "Tests/a.txt", use: .edit, lines: ["x"])
            ),
            (
                "Swift, which names its file itself", "```swift Tests/A.swift",
                .block(language: "swift", use: .edit, lines: ["x"])
            ),
            ("in no language", "```", .block(language: "", use: .edit, lines: ["x"])),
        ] as [(String, String, Markdown.Content)])
    func `a block is`(_ what: String, _ text: String, _ content: Markdown.Content) throws {
        let markdown = try Markdown(text + "\nx\n```", path: "L.md")

        #expect(markdown.pieces.map(\.content) == [content])
    }

    @Test func `what looks like a heading or prose belongs to the block it stands in`() throws {
        let markdown = try Markdown("```sh\n# 7\n\nplain\n```", path: "L.md")

        #expect(
            markdown.pieces.map(\.content)
                == [.block(language: "sh", use: .edit, lines: ["# 7", "", "plain"])]
        )
    }

    @Test func `a longer fence may hold a shorter one`() throws {
        let markdown = try Markdown("````md\n```swift\n```\n````", path: "L.md")

        #expect(
            markdown.pieces.map(\.content)
                == [.block(language: "md", use: .edit, lines: ["```swift", "```"])]
        )
    }

    @Test(arguments: ["```", "````", "```  "])
    func `as many backticks or more close a block, nothing else does`(_ close: String) throws {
        let markdown = try Markdown("```swift\n```swift\n\(close)", path: "L.md")

        #expect(
            markdown.pieces.map(\.content)
                == [.block(language: "swift", use: .edit, lines: ["```swift"])]
        )
    }

    @Test func `a fence that is never closed is reported, the last of several`() {
        let text = "```sh\n```\n\n````swift\n```\n"

        let error = #expect(throws: LessonError.self) { try Markdown(text, path: "L.md") }

        #expect(error == LessonError(.unclosedFence, path: "L.md", line: 4))
    }

    @Test func `what stands between backticks is quoted`() {
        let line = "Both `adds a note` and `drops it` fail, not others."

        let quoted = line.quoted

        #expect(quoted == ["adds a note", "drops it"])
    }

    @Test func `links lead to their targets`() {
        let line = "From [here](a.md) to [there](b/c.md#d), (not) [this] or [that](open"

        let targets = line.links(line: 1).map(\.target)

        #expect(targets == ["a.md", "b/c.md#d"])
    }
}
