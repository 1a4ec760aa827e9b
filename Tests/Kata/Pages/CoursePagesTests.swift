import Testing

@testable import kata

struct CoursePagesTests {
    private static let chapter = """
        # 1 · The `Till`

        You need nothing. About 20 minutes.

        ## Opened

        ### 🔴 1.1 · Red: a test (your turn)

        Look at [gears](LookItUp.md#gears). The `Till` is a `let`.

        *Your turn: write the test.* Call it `opens`.

        <details>
        <summary>Our "test"</summary>

        ```swift
        // Tests/TillTests/TillTests.swift
        // …

        func opens() {}
        ```

        </details>

        It is short. Before you run it: what is red?

        ```console
        opens failed
        ```

        ### 🟢 1.2 · Green: it opens

        @Test stands in front of ``@Test `a` ``. [Code](../Sources/Till/Till.swift), [it](#-12--green-it-opens).

        ```swift
        // Sources/Till/Till.swift
        // …

        struct Coin {}
        ```

        To do: [Coins](../Exercises/01-Till/Coins/README.md).
        """

    private static let texts = [
        "README.md":
            "# Kata\n\n<!-- kata -->\nSee [1](Chapters/01-Till.md) and [it](https://swift.org).",
        "Chapters/01-Till.md": chapter,
        "Chapters/02-Next.md": "# 2 · Next\n\nAfter [1.1](01-Till.md#-11--red-a-test-your-turn).",
        "Chapters/LookItUp.md": "# Look it up\n\n## Gears\n\nThe `Till`.",
        "Chapters/Questions.md": """
        # Questions

        ## 1 · The till

        **1. Why?**

        - **a** Because.

        <details>
        <summary>The answer</summary>

        **a**

        </details>

        ## 2 · Next

        None.
        """,
        "Exercises/01-Till/Coins/README.md": """
        # Coins

        After [chapter 1](../../../Chapters/01-Till.md). The `Till`.

        <details>
        <summary>Hint 1</summary>

        Look.

        </details>

        <details>
        <summary>Hint 2</summary>

        Closer.

        </details>
        """,
    ]

    private func pages(of chapter: String = chapter, highlights: Bool = true) throws -> CoursePages
    {
        let start = Tree([
            "Tests/TillTests/TillTests.swift": "import Testing\n",
            "Sources/Till/Till.swift": "struct Till {}\n",
        ])
        let lesson = try Lesson(chapter, path: "Chapters/01-Till.md")
        let texts = Self.texts.merging(["Chapters/01-Till.md": chapter]) { $1 }
        return try CoursePages(
            catalogue: Catalogue(texts.filter { $0.key.hasPrefix("Chapters/0") }),
            texts: texts, moments: ["Chapters/01-Till.md": lesson.replay(from: start)],
            symbols: ["Till": "Till/Till"], stages: ["Till"], highlights: highlights,
            addresses: PageAddresses(of: texts))
    }

    private func page(_ name: String, highlights: Bool = true) throws -> String {
        try #require(pages(highlights: highlights).files()[name + ".md"])
    }

    @Test func `an answer is folded away below any heading`() throws {
        let text = Self.chapter.replacing(" (your turn)", with: "")

        let page = try #require(pages(of: text).files()["01-Till.md"])

        #expect(page.contains("    @Tab(\"Our 'test'\") {"))
    }

    @Test func `each page of the course is a page`() throws {
        #expect(
            try pages().files().paths == [
                "01-Till.md", "02-Next.md", "Exercise-Coins.md", "LookItUp.md", "Questions.md",
                "TDDKata.md",
            ])
    }

    @Test(arguments: [
        "# 1 · The Till\n\n@Metadata {\n    @TitleHeading(\"Chapter\")\n}\n",
        "\nYou need nothing. About 20 minutes.\n",
        "\n### 🔴 1.1 Red: a test (your turn)\n",
        "\nIt is short.\n\n> Before you run it: what is red?\n",
        "\n> The run shows:\n> ```console\n> opens failed\n> ```\n",
        "\n\\@Test stands in front of `@Test \u{2CB}a\u{2CB} `. Code, [it](doc:01-Till#🟢-12-Green-it-opens).\n",
        "\n## Three questions\n\n**1. Why?**\n",
        "\nNext: <doc:02-Next>\n",
        "\n## Topics\n\n### Exercises\n\n- <doc:Exercise-Coins>\n",
    ])
    func `a chapter has its steps, predictions, output, questions, and ways to go on`(
        _ part: String
    ) throws {
        #expect(try page("01-Till").contains(part))
    }

    @Test func `links lead to headings and to the stages' types`() throws {
        #expect(
            try page("01-Till").contains(
                "Look at [gears](doc:LookItUp#Gears). The ``/Till/Till`` is a `let`."))
        #expect(try page("02-Next").contains("[1.1](doc:01-Till#🔴-11-Red-a-test-your-turn)"))
        #expect(try page("Exercise-Coins").contains("[chapter 1](doc:01-Till). The `Till`."))
    }

    @Test func `what is your turn hides our version behind a tab`() throws {
        #expect(
            try page("01-Till").contains(
                """
                @TabNavigator {
                    @Tab("Your turn") {
                        *Your turn: write the test.* Call it `opens`.

                    }
                    @Tab("Our 'test'") {

                        **`Tests/TillTests/TillTests.swift`**

                        ```swift, highlight=[2, 3]
                        // …

                        func opens() {}
                        ```

                    }
                    @Tab("Whole TillTests.swift") {
                """))
    }

    @Test func `new lines and the whole file stand side by side`() throws {
        let page = try page("01-Till")

        #expect(
            page.contains(
                "**`Sources/Till/Till.swift`**\n\n@TabNavigator {\n    @Tab(\"New lines\") {"))
        #expect(page.contains("    @Tab(\"Whole file\") {\n        ```swift, highlight=[2, 3]\n"))
    }

    @Test func `a docc that cannot make lines stand out is not asked to`() throws {
        #expect(try !page("01-Till", highlights: false).contains("highlight"))
    }

    @Test func `hints and answers wait in tabs`() throws {
        let tabs =
            "    @Tab(\"Your turn\") {\n        Try it yourself first.\n    }\n    @Tab(\"Hint 1\") {"

        #expect(try page("Exercise-Coins").contains(tabs))
        #expect(
            try page("Exercise-Coins").contains("        Look.\n\n    }\n    @Tab(\"Hint 2\") {"))
        #expect(try page("01-Till").contains("- **a** Because.\n\n@TabNavigator {"))
    }

    @Test func `the first page has everything in the side bar`() throws {
        let page = try page("TDDKata")

        #expect(page.contains("    @TechnologyRoot\n"))
        #expect(page.contains("\nSee [1](doc:01-Till) and [it](https://swift.org)."))
        #expect(!page.contains("<!--"))
        #expect(
            page.hasSuffix(
                """
                ### Chapters

                - <doc:01-Till>
                - <doc:02-Next>

                ### Beside the chapters

                - <doc:LookItUp>
                - <doc:Questions>

                ### Stages

                - ``/Till``

                """))
    }

    @Test func `the steps go into the side bar, with sign and number`() throws {
        #expect(
            try pages().steps["01-Till"] == [
                .init(
                    title: "🔴 1.1 · Red: a test (your turn)", anchor: "🔴-11-Red-a-test-your-turn"),
                .init(title: "🟢 1.2 · Green: it opens", anchor: "🟢-12-Green-it-opens"),
            ])
    }

    @Test func `black and white signs keep their colour on a dark page`() {
        #expect("⚫ 1.3 · Break it".doccHeading == "⚫\u{FE0F} 1.3 Break it")
        #expect("⚪\u{FE0F} 1.4 · A hole".doccHeading == "⚪\u{FE0F} 1.4 A hole")
        #expect("🔴 1.1".doccHeading == "🔴 1.1")
    }
}
