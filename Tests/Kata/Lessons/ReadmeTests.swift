import Testing

@testable import kata

/// The page of an exercise, held against the exercise.
struct ReadmeTests {
    @Test func `a page that is as the exercise is has no finding`() throws {
        #expect(try findings() == [])
    }

    @Test(arguments: [
        Mistake("another chapter's number", "[chapter 4](", "[chapter 3](", line: 3),
        Mistake("another chapter's file", "04-Blogger.md", "03-Blogger.md", line: 3),
        Mistake("no chapter", " · after [chapter 4](../../../Chapters/04-Blogger.md)", "", line: 3),
        Mistake("a file that is not there", "`Sources/Blogger", "`Sources/Blog", line: 5),
        Mistake("a type that is not there", "type `Blogger`", "type `Writer`", line: 7),
        Mistake("another label", "(for headline:", "(of headline:", line: 9),
        Mistake("an error that is not thrown", "throws -> String", "-> String", line: 9),
        Mistake("an answer that is not given", "-> String", "-> String?", line: 9),
        Mistake("a function that is not there", "`func tidy()`", "`func tidyUp()`", line: 11),
        Mistake("a signature without its word", "`func tidy()`", "`tidy() -> Int`", line: 11),
        Mistake("no list", "## Test list", "## Something", line: 1),
        Mistake("a line that is missing", "- letters shrink\n", "", line: 13),
        Mistake("a line that is no test", "- letters shrink", "- letters grow", line: 18),
        Mistake("a line too many", "shrink\n", "shrink\n- and more\n", line: 19),
        Mistake(
            "tests in another order", "- spaces go\n- letters shrink",
            "- letters shrink\n- spaces go", line: 17),
        Mistake("a filter for other tests", "--filter FilenameTests", "--filter Name", line: 20),
        Mistake("no check", "check Filename", "check Vowels", line: 20),
        Mistake("no light", "watch Filename", "watch", line: 20),
        Mistake("no build of it alone", "ONLY=Filename", "ONLY=Vowels", line: 20),
        Mistake("no section for the commands", "## Run", "## Go", line: 1),
        Mistake("two hints", "<details>\n<summary>Hint 3", "<summary>Hint 3", line: 30),
    ])
    func `what is not so is found, with its line`(_ row: Mistake) throws {
        let text = Self.page.replacing(row.old, with: row.new)
        try #require(text != Self.page)

        let found = try findings(text)

        #expect(found.map(\.line) == [row.line], "\(found)")
        #expect(found.allSatisfy { $0.path == "Exercises/04-Blogger/Filename/README.md" })
    }

    struct Mistake: CustomTestStringConvertible {
        var testDescription: String
        var old: String
        var new: String
        var line: Int

        init(_ name: String, _ old: String, _ new: String, line: Int) {
            testDescription = name
            self.old = old
            self.new = new
            self.line = line
        }
    }

    @Test func `a starter with one test, or none, has no list to compare with`() throws {
        let page = Self.page.replacing(
            "- spaces go\n- letters shrink", with: "- what occurs to you")
        let tests = """
            struct FilenameTests {
                @Test(.disabled("Write me")) func `spaces go`() {}
            }
            """

        #expect(try findings(page, tests: tests) == [])
        #expect(try findings(page, tests: "struct FilenameTests {\n}") == [])
    }

    @Test func `an XCTest may stand in the list as its skip says`() throws {
        let tests = """
            final class FilenameTests: XCTestCase {
                func test_filename_hasNoSpaces() throws {
                    throw XCTSkip("spaces go")
                }

                func test_filename_isSmall() throws {
                    throw XCTSkip("Write me")
                }
            }
            """

        #expect(
            try findings(
                Self.page.replacing("- letters shrink", with: "- `test_filename_isSmall`"),
                tests: tests) == [])
        #expect(try findings(tests: tests).map(\.line) == [18])
    }

    @Test func `lines of a list may be broken, and crossed off`() throws {
        let page = Self.page.replacing("- spaces go", with: "- [ ] spaces\n  go")

        #expect(try findings(page) == [])
    }

    @Test func `what a hint names need not be there yet`() throws {
        let page = Self.page.replacing("Ask.", with: "Write `func helper(_ a: Int) -> Int`.")

        #expect(try findings(page) == [])
    }

    @Test func `calls and words in backticks are no signatures`() throws {
        let page = Self.page.replacing(
            "It also has", with: "With `filename(for: \"A\")`, `1 -> 2` or `let a = b`, it has")

        #expect(try findings(page) == [])
    }

    @Test func `a signature may be one that a stage has`() throws {
        let page = Self.page.replacing("`func tidy()`", with: "`func save(_ item: Item) throws`")
        let stage = Tree([
            "Sources/Store/Store.swift":
                "public struct Store {\n    public func save(\n        _ item: Item\n    ) throws {\n    }\n}\n"
        ])

        #expect(try findings(page).count == 1)
        #expect(try findings(page, stages: stage) == [])
    }

    // MARK: Material

    static let page = """
        # Filename

        **Kind:** drive it · after [chapter 4](../../../Chapters/04-Blogger.md) · about 20 minutes

        Yours are `Sources/Blogger.swift` and `Tests/FilenameTests.swift`.

        Fixed is the type `Blogger`, made with `Blogger()`, and what it can do:

        - `func filename(for headline: String) throws -> String`

        It also has `func tidy()`.

        ## Test list

        Make them live one by one.

        - spaces go
        - letters shrink

        ## Run

        ```sh
        swift test --filter FilenameTests
        swift run kata check Filename
        swift run kata watch Filename
        ```

        The first build takes a minute or two. Alone: `ONLY=Filename swift test`.

        ## Hints

        <details>
        <summary>Hint 1 · One</summary>

        Ask.

        </details>

        <details>
        <summary>Hint 2 · Two</summary>

        Look.

        </details>

        <details>
        <summary>Hint 3 · Three</summary>

        Know.

        </details>

        """

    private static let tests = """
        struct FilenameTests {
            @Test(.disabled("Write me")) func `spaces go`() {}

            @Test(.disabled("Write me")) func `letters shrink`() {}
        }
        """

    private func findings(
        _ page: String = Self.page, tests: String = Self.tests, stages: Tree = Tree()
    ) throws -> [Finding] {
        let home = "Exercises/04-Blogger/Filename/"
        let solution = """
            ```swift starter
            // Sources/Blogger.swift
            struct Blogger {
                func filename(for headline: String) throws -> String {
                    ""
                }

                mutating func tidy() {}
            }
            ```

            ```swift starter
            // Tests/FilenameTests.swift
            \(tests)
            ```
            """
        let texts = [
            home + "README.md": page, home + "Solution.md": solution, home + "Mutants.md": "",
        ]
        let exercise = try Exercise(home: home) { try #require(texts[$0]) }
        let chapter = Catalogue([
            "Chapters/04-Blogger.md":
                "# 4 · Blogger\n\n[Filename](../Exercises/04-Blogger/Filename/README.md)\n"
        ]).chapters.first
        return try Readme(page, of: exercise, in: chapter, code: [stages]).findings
    }
}
