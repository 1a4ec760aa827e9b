import Testing

@testable import kata

struct PageTests {
    @Test func `links have a text, a target and a line, and a heading may hold one`() throws {
        let page = try page(
            "# [A](A.md)\n\nSee [b](B.md) and [the `c`](C.md#d).\n\n| [e](E.md) | f |")

        #expect(
            page.links == [
                Page.Link(text: "A", target: "A.md", line: 1),
                Page.Link(text: "b", target: "B.md", line: 3),
                Page.Link(text: "the `c`", target: "C.md#d", line: 3),
                Page.Link(text: "e", target: "E.md", line: 5),
            ])
    }

    @Test(arguments: ["`[a](b)`", "```swift\nf[a](b)\n```", "a[0] and (b)", "[a] or [b](open"])
    func `what is no link is none`(_ text: String) throws {
        #expect(try page(text).links.isEmpty)
    }

    @Test(arguments: [
        ("# Vowel counter", ["vowel-counter"]), ("## 1 · The test-list", ["1--the-test-list"]),
        ("### 🔴 4.7 · Red: it's “new”", ["-47--red-its-new"]),
        ("## `swift test` _now_", ["swift-test-_now_"]), ("## [The loop](A.md)", ["the-loop"]),
        ("## Übung Ä", ["übung-ä"]), ("## A & B", ["a--b"]),
        ("## Run\n## Run\n## Run", ["run", "run-1", "run-2"]),
    ])
    func `a heading can be led to`(_ text: String, _ anchors: [String]) throws {
        #expect(try page(text).anchors == anchors)
    }

    @Test func `commands stand in sh blocks and between backticks, quotes keep words together`()
        throws
    {
        let page = try page(
            """
            Type `swift run kata` and `let a`.

            ```sh
            swift test
            cd Practice && swift test --filter 'a && b # c'  # this one
            swift test \\
              --filter B
            ```

            ```text
            swift test --filter C
            ```
            """)

        #expect(
            page.commands == [
                Page.Command(words: ["swift", "run", "kata"], line: 1),
                Page.Command(words: ["let", "a"], line: 1),
                Page.Command(words: ["swift", "test"], line: 4),
                Page.Command(words: ["cd", "Practice"], line: 5),
                Page.Command(words: ["swift", "test", "--filter", "a && b # c"], line: 5),
                Page.Command(words: ["swift", "test", "--filter", "B"], line: 6),
            ])
    }

    @Test(arguments: [
        (
            "<!-- kata check Filename, after step 3 of its solution -->\n```text\n7\n```",
            Page.Sample(words: ["check", "Filename"], step: 3, lines: ["7"], line: 2)
        ),
        (
            "<!-- kata list -->\n\n```text\n1 · Vowels\n```",
            Page.Sample(words: ["list"], lines: ["1 · Vowels"], line: 3)
        ),
        (
            "```text\nThe TDD Kata · red\n\n1 chapter\n```",
            Page.Sample(words: [], lines: ["The TDD Kata · red", "", "1 chapter"], line: 1)
        ),
        (
            "```text\nFilename · drive it\n```",
            Page.Sample(words: ["check", "Filename"], lines: ["Filename · drive it"], line: 1)
        ),
    ])
    func `a sample says which command prints it, or is one that everybody knows`(
        _ text: String, _ sample: Page.Sample
    ) throws {
        #expect(try page(text).samples == [sample])
    }

    @Test(arguments: [
        "```text\nFilename · a name\n```", "```text\nsomething\n```",
        "<!-- kata list -->\n\nText.\n\n```text\n1\n```",
        "<!-- a remark -->\n```text\n1\n```", "<!-- kata list -->\n```sh\nls\n```",
    ])
    func `other blocks are no samples`(_ text: String) throws {
        #expect(try page(text).samples.isEmpty)
    }

    @Test func `a page may have several samples, and a remark is for one`() throws {
        let page = try page(
            "<!-- kata list -->\n```text\n1\n```\n\n```text\nThe TDD Kata\n```")

        #expect(page.samples.map(\.words) == [["list"], []])
    }

    private func page(_ text: String) throws -> Page {
        try Page(text + "\n", path: "README.md")
    }
}
