import Testing

@testable import kata

/// The page of an exercise, held against the exercise.
struct ReadmeTests {
    @Test func `a page that is as the exercise is has no finding`() throws {
        #expect(try findings() == [])
    }

    @Test(arguments: [
        ("another chapter's number", "[chapter 4](", "[chapter 3](", 3),
        ("another chapter's file", "04-Blogger.md", "03-Blogger.md", 3),
        ("no chapter", " · after [chapter 4](../../../Chapters/04-Blogger.md)", "", 3),
        ("a file that is not there", "`Sources/Blogger", "`Sources/Blog", 5),
        ("a type that is not there", "type `Blogger`", "type `Writer`", 7),
        ("another label", "(for headline:", "(of headline:", 9),
        ("an error that is not thrown", "throws -> String", "-> String", 9),
        ("an answer that is not given", "-> String", "-> String?", 9),
        ("a function that is not there", "`func tidy()`", "`func tidyUp()`", 11),
        ("a signature without its word", "`func tidy()`", "`tidy() -> Int`", 11),
        ("no list", "## Test list", "## Something", 1),
        ("a line that is missing", "- letters shrink\n", "", 13),
        ("a line that is no test", "- letters shrink", "- letters grow", 18),
        ("a line too many", "shrink\n", "shrink\n- and more\n", 19),
        (
            "tests in another order", "- spaces go\n- letters shrink",
            "- letters shrink\n- spaces go", 17
        ),
        ("a filter for other tests", "--filter FilenameTests", "--filter Name", 20),
        ("no check", "check Filename", "check Vowels", 20),
        ("no light", "watch Filename", "watch", 20),
        ("no build of it alone", "ONLY=Filename", "ONLY=Vowels", 20),
        ("no section for the commands", "## Run", "## Go", 1),
        ("two hints", "<details>\n<summary>Hint 3", "<summary>Hint 3", 30),
    ])
    func `what is not so is found, with its line`(
        _ what: String, _ old: String, _ new: String, _ line: Int
    ) throws {
        let text = Self.page.replacing(old, with: new)
        try #require(text != Self.page)

        let found = try findings(text)

        #expect(found.map(\.line) == [line], "\(found)")
        #expect(found.allSatisfy { $0.path == "Exercises/04-Blogger/Filename/README.md" })
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

    @Test func `a test of the starter that runs is not on the list`() throws {
        let tests = Self.tests.replacing(
            "Tests {", with: "Tests {\n    @Test func `it stays`() {}\n")

        #expect(try findings(tests: tests) == [])
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

    @Test(arguments: [
        ("lines of a list that are broken, and crossed off", "- spaces go", "- [ ] spaces\n  go"),
        ("what a hint names and is not there yet", "Ask.", "Write `func helper(_ a: Int) -> Int`."),
        ("and has under a heading", "Ask.", "#### Then\nWrite `func helper(_ a: Int) -> Int`."),
        (
            "calls and words in backticks, which are no signatures", "It also has",
            "With `filename(for: \"A\")`, `1 -> 2` or `let a = b`, it has"
        ),
    ])
    func `there may be`(_ what: String, _ old: String, _ new: String) throws {
        let page = Self.page.replacing(old, with: new)
        try #require(page != Self.page)

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

    private static let page = """
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
