import Testing

@testable import kata

struct PageTests {
    // MARK: Links

    @Test func `links have a text, a target and a line`() throws {
        let page = try page("# A\n\nSee [b](B.md) and [the `c`](C.md#d).\n\n| [e](E.md) | f |")

        #expect(
            page.links == [
                Page.Link(text: "b", target: "B.md", line: 3),
                Page.Link(text: "the `c`", target: "C.md#d", line: 3),
                Page.Link(text: "e", target: "E.md", line: 5),
            ])
    }

    @Test func `a heading may hold a link`() throws {
        #expect(try page("## [A](A.md)").links.map(\.target) == ["A.md"])
    }

    @Test(arguments: ["`[a](b)`", "```swift\nf[a](b)\n```", "a[0] and (b)", "[a](b"])
    func `what is no link is none`(_ text: String) throws {
        #expect(try page(text).links.isEmpty)
    }

    // MARK: Anchors

    @Test(arguments: [
        ("# Vowel counter", "vowel-counter"), ("## 1 · The test-list", "1--the-test-list"),
        ("### 🔴 4.7 · Red: it's “new”", "-47--red-its-new"),
        ("## `swift test` _now_", "swift-test-_now_"),
        ("## [The loop](TheLoop.md)", "the-loop"), ("## Übung Ä", "übung-ä"), ("## A & B", "a--b"),
    ])
    func `a heading can be led to`(_ heading: String, _ anchor: String) throws {
        #expect(try page(heading).anchors == [anchor])
    }

    @Test func `headings that are alike are counted`() throws {
        #expect(try page("## Run\n## Run\n## Run").anchors == ["run", "run-1", "run-2"])
    }

    // MARK: Commands

    @Test func `commands stand in sh blocks and between backticks`() throws {
        let page = try page(
            """
            Type `swift run kata` and `let a`, or `cd Practice`.

            ```sh
            swift test
            cd Practice && swift test --filter A  # this one
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
                Page.Command(words: ["cd", "Practice"], line: 1),
                Page.Command(words: ["swift", "test"], line: 4),
                Page.Command(words: ["cd", "Practice"], line: 5),
                Page.Command(words: ["swift", "test", "--filter", "A"], line: 5),
                Page.Command(words: ["swift", "test", "--filter", "B"], line: 6),
            ])
    }

    @Test func `quotes keep words and signs together`() throws {
        let page = try page("```sh\nswift test --filter 'a && b # c'\n```")

        #expect(page.commands.map(\.words) == [["swift", "test", "--filter", "a && b # c"]])
    }

    // MARK: Samples

    @Test func `a sample says which command prints it`() throws {
        let page = try page(
            """
            <!-- kata check Filename, after step 3 of its solution -->
            ```text
            Filename · drive it
            ```

            <!-- kata list -->

            ```text
            1 · Vowels
            ```
            """)

        #expect(
            page.samples == [
                Page.Sample(
                    words: ["check", "Filename"], step: 3, lines: ["Filename · drive it"], line: 2),
                Page.Sample(words: ["list"], step: nil, lines: ["1 · Vowels"], line: 8),
            ])
    }

    @Test func `the first screen need not say what prints it`() throws {
        let page = try page("```text\nThe TDD Kata · red\n\n1 chapter\n```")

        #expect(
            page.samples == [
                Page.Sample(
                    words: [], step: nil, lines: ["The TDD Kata · red", "", "1 chapter"], line: 1)
            ])
    }

    @Test func `the four squares of an exercise need not say what prints them`() throws {
        let page = try page("```text\nFilename · drive it\n\n  your tests\n```")

        #expect(page.samples.map(\.words) == [["check", "Filename"]])
    }

    @Test(arguments: [
        "```text\nFilename · a name\n```", "```text\nsomething\n```",
        "<!-- kata list -->\n\nText.\n\n```text\n1\n```",
        "<!-- a remark -->\n```text\n1\n```", "<!-- kata list -->\n```sh\nls\n```",
    ])
    func `other blocks are no samples`(_ text: String) throws {
        #expect(try page(text).samples.isEmpty)
    }

    private func page(_ text: String) throws -> Page {
        try Page(text + "\n", path: "README.md")
    }
}
