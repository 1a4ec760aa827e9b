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

    @Test func `a block for the eye is no example, and is counted`() throws {
        let readme = try readme("isOdd(n)", as: "swift illustration")

        #expect(try readme.examples(with: Self.solved) == [])
        #expect(readme.illustrations == 1)
    }

    private static let solved = Tree([
        "Sources/Even.swift": "let isSolved = true\n", "Tests/EvenTests.swift": "",
    ])

    private func examples(
        _ block: String, suite: String = "struct EvenTests {\n    let one = 1\n}\n"
    ) throws -> [Readme.Example] {
        try readme(block, suite: suite).examples(with: Self.solved)
    }

    private func readme(
        _ block: String, as kind: String = "swift", suite: String = ""
    ) throws -> Readme {
        let page = "**Kind:** drive it\n\n```\(kind)\n\(block)\n```\n"
        let files = [
            "README.md": page,
            "Solution.md": "```swift starter\n// Tests/EvenTests.swift\n\(suite)```\n",
            "Mutants.md": "",
        ]
        let home = "Exercises/01-Leap/Even/"
        let exercise = try Exercise(home: home) { files[String($0.dropFirst(home.count))] ?? "" }
        return try Readme(page, of: exercise, in: nil, code: [])
    }
}
