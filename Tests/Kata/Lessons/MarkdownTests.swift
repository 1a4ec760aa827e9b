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
            ("# Tests first", .heading(level: 1, text: "Tests first")),
            ("#### Tests first", .heading(level: 4, text: "Tests first")),
            ("##   Tests first  ", .heading(level: 2, text: "Tests first")),
            ("## A # in C#", .heading(level: 2, text: "A # in C#")),
            ("#if DEBUG", .prose("#if DEBUG")),
            ("See # 4", .prose("See # 4")),
            ("``a`` is it", .prose("``a`` is it")),
        ] as [(String, Markdown.Content)])
    func `a line is a heading or prose`(_ text: String, _ content: Markdown.Content) throws {
        #expect(try Markdown(text, path: "L.md").pieces.map(\.content) == [content])
    }

    @Test(
        arguments: [
            ("swift", .block(language: "swift", use: .edit, lines: ["x"])),
            ("swift starter", .block(language: "swift", use: .starter, lines: ["x"])),
            ("swift illustration", .block(language: "swift", use: .illustration, lines: ["x"])),
            ("swift please", .block(language: "swift", use: .edit, lines: ["x"])),
            ("swift Tests/A.swift", .block(language: "swift", use: .edit, lines: ["x"])),
            ("sh", .block(language: "sh", use: .edit, lines: ["x"])),
            ("json Tests/a.json", .file(path: "Tests/a.json", use: .edit, lines: ["x"])),
            ("json starter Tests/a.json", .file(path: "Tests/a.json", use: .starter, lines: ["x"])),
            ("Tests/a.txt", .file(path: "Tests/a.txt", use: .edit, lines: ["x"])),
            ("", .block(language: "", use: .edit, lines: ["x"])),
        ] as [(String, Markdown.Content)])
    func `a block is what the words behind its backticks say`(
        _ words: String, _ content: Markdown.Content
    ) throws {
        let markdown = try Markdown("```\(words)\nx\n```", path: "L.md")

        #expect(markdown.pieces.map(\.content) == [content])
    }

    @Test(arguments: [
        ("```sh", "# 7\n\nplain", "```"), ("````md", "```swift\n```", "````"),
        ("```md", "```swift", "```"), ("```md", "```swift", "````"), ("```md", "```swift", "```  "),
    ])
    func `as many backticks or more close a block, nothing else does`(
        _ open: String, _ inside: String, _ close: String
    ) throws {
        let markdown = try Markdown("\(open)\n\(inside)\n\(close)", path: "L.md")

        let language = String(open.drop { $0 == "`" })
        #expect(
            markdown.pieces.map(\.content)
                == [.block(language: language, use: .edit, lines: inside.lines)])
    }

    @Test func `a fence that is never closed is reported, the last of several`() {
        let text = "```sh\n```\n\n````swift\n```\n"

        let error = #expect(throws: LessonError.self) { try Markdown(text, path: "L.md") }

        #expect(error == LessonError(.unclosedFence, path: "L.md", line: 4))
    }
}
