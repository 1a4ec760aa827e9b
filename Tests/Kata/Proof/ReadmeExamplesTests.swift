import Testing

@testable import kata

/// The blocks of code on the page of an exercise, as tests of the solution.
struct ReadmeExamplesTests {
    @Test func `a whole test stands among those of the starter, with the code of the solution`()
        throws
    {
        let example = try #require(
            try examples("@Test func `two is even`() {\n    #expect(isEven(2))\n}").first)

        #expect(example.line == 3)
        #expect(example.tree["Sources/Even.swift"] == "let isSolved = true\n")
        #expect(
            example.tree["Tests/EvenTests.swift"] == """
                struct EvenTests {
                    let one = 1
                    @Test func `two is even`() {
                        #expect(isEven(2))
                    }
                }

                """)
    }

    @Test(arguments: [
        (suite: "struct EvenTests {", start: "@Test func "),
        (suite: "final class EvenTests: XCTestCase {", start: "func "),
    ])
    func `a part of a test is the body of one`(suite: String, start: String) throws {
        let example = try #require(try examples("let n = 2", suite: suite + "}\n").first)

        #expect(
            example.tree["Tests/EvenTests.swift"] == """
                \(suite)
                    \(start)testOfThePage() async throws {
                    let n = 2
                    }
                }

                """)
    }

    private func examples(
        _ block: String, suite: String = "struct EvenTests {\n    let one = 1\n}\n"
    ) throws -> [Readme.Example] {
        let page = "**Kind:** drive it\n\n```swift\n\(block)\n```\n"
        let files = [
            "README.md": page,
            "Solution.md": "```swift starter\n// Tests/EvenTests.swift\n\(suite)```\n",
            "Mutants.md": "",
        ]
        let home = "Exercises/01-Leap/Even/"
        let exercise = try Exercise(home: home) { files[String($0.dropFirst(home.count))] ?? "" }
        return try Readme(page, of: exercise, in: nil, code: []).examples(
            with: Tree([
                "Sources/Even.swift": "let isSolved = true\n", "Tests/EvenTests.swift": "",
            ]))
    }

    // MARK: With a real compiler

    @Test func `an example that fails on the solution is found`() throws {
        let (code, output) = try verify(
            showing: "@Test func `three is even`() {\n    #expect(isEven(3))\n}")

        #expect(code == 1)
        #expect(output.contains("\nExercises/01-Leap/Even/README.md:7: error\n"), "\(output)")
        #expect(output.contains("expected: an example that passes on the solution"), "\(output)")
        #expect(output.contains("Expectation failed: isEven(3)"), "\(output)")
    }

    @Test func `examples that pass are as good as none`() throws {
        let (code, output) = try verify(
            showing: "@Test func `is even`() {\n    #expect(isEven(4))\n}", "#expect(!isEven(5))")

        #expect(code == 0, "\(output)")
    }

    @Test func `an example that is an illustration is counted and not run`() throws {
        let (_, output) = try verify(showing: "isOdd(n)", as: "swift illustration")

        #expect(output.contains("blocks replayed, 1 illustrations"), "\(output)")
        #expect(!output.contains("isOdd"), "\(output)")
    }

    @Test func `Swift on a page beside the chapters is run, and its lines count`() throws {
        let course = try SampleCourse()
        let test = "@Test func `one`() {\n    #expect(1 == 2)\n}"
        let page = "# A page\n\n```swift\nimport Testing\n\n\(test)\n```\n"
        try course.write(page, to: "Chapters/Page.md")

        let (code, output) = try course.verify("pages")

        #expect(code == 1)
        #expect(output.contains("\nChapters/Page.md:1: error\n"), "\(output)")
        #expect(output.contains("PageTests.swift:7:5: Expectation failed: 1 == 2"), "\(output)")
    }

    /// Proves the exercise with these blocks on its page, the first of them in its seventh line.
    private func verify(showing blocks: String..., as kind: String = "swift") throws
        -> (code: Int32, output: String)
    {
        let course = try SampleCourse()
        let text = blocks.map { "```\(kind)\n\($0)\n```\n\n" }.joined()
        try course.change(SampleCourse.exercise + "README.md", "## Run", to: text + "## Run")
        return try course.verify("Even")
    }
}
