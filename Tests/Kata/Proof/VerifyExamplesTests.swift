import Testing

@testable import kata

/// The examples in the page of an exercise are tests of its solution.
struct VerifyExamplesTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `an example that fails on the solution is found`() throws {
        try show("@Test func `three is even`() {\n    #expect(isEven(3))\n}")

        let (code, output) = try course.verify("Even")

        #expect(code == 1)
        #expect(output.contains("\nExercises/01-Leap/Even/README.md:7: error\n"), "\(output)")
        #expect(output.contains("expected: an example that passes on the solution"), "\(output)")
        #expect(output.contains("Expectation failed: isEven(3)"), "\(output)")
    }

    @Test func `examples that pass are as good as none`() throws {
        try show("@Test func `is even`() {\n    #expect(isEven(4))\n}", "#expect(!isEven(5))")

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `an example that is an illustration is counted and not run`() throws {
        try show("isOdd(n)", as: "swift illustration")

        let (_, output) = try course.verify("Even")

        #expect(output.contains("blocks replayed, 1 illustrations"), "\(output)")
        #expect(!output.contains("isOdd"), "\(output)")
    }

    @Test func `Swift on a page beside the chapters is run, and its lines count`() throws {
        let test = "@Test func `one`() {\n    #expect(1 == 2)\n}"
        let page = "# A page\n\n```swift\nimport Testing\n\n\(test)\n```\n"
        try course.write(page, to: "Chapters/Page.md")

        let (code, output) = try course.verify("pages")

        #expect(code == 1)
        #expect(output.contains("\nChapters/Page.md:1: error\n"), "\(output)")
        #expect(output.contains("PageTests.swift:7:5: Expectation failed: 1 == 2"), "\(output)")
    }

    /// Shows these blocks on the page of the exercise, the first of them in its seventh line.
    private func show(_ blocks: String..., as kind: String = "swift") throws {
        let text = blocks.map { "```\(kind)\n\($0)\n```\n\n" }.joined()
        try course.change(SampleCourse.exercise + "README.md", "## Run", to: text + "## Run")
    }
}
