import Testing

@testable import kata

/// What is to be proved of a kata.
struct VerifyPartsTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.becomeKata()
    }

    @Test func `the parts are proved one after the other, each with its faulty versions`() throws {
        let (_, output) = try course.verify("Even")

        #expect(output.contains("4 steps, 3 mutants"), "\(output)")
        let expected = output.lines.filter { $0.contains("expected: ") }.map(\.trimmed)
        #expect(
            expected == [
                "expected: three to five parts", "expected: 15 faulty versions",
                "expected: 40 to 120 minutes",
            ], "\(output)")
    }

    /// What is found without running anything, where each later part is red on the code before it.
    private func findings() throws -> [String] {
        let exercise = try course.project.exercise(SampleCourse.exercise)
        let page = try Markdown(course.read(exercise.home + "README.md"), path: "README.md")
        return Verification.partFindings(exercise, page, onEarlierCode: [.red]).map(\.expected)
    }

    @Test func `a starter that gives more than one test that waits is found`() throws {
        let test = "    @Test(.disabled(\"Write me\")) func `is even`() {}\n"
        try course.change(
            SampleCourse.exercise + "Solution.md", test,
            to: test + test.replacing("is even", with: "is odd"))

        #expect(try findings().contains("a starter with one test, disabled"))
    }

    @Test func `a part that asks for nothing new is found`() throws {
        let solution = SampleCourse.exercise + "Solution.md"
        try course.change(solution, "!isEven(0)", to: "isEven(0)")

        let (_, output) = try course.verify("Even")

        #expect(
            output.contains("expected: tests of part 2 that are red on the code before it"),
            "\(output)")
    }

    @Test func `a part that ends red is found`() throws {
        let solution = SampleCourse.exercise + "Solution.md"
        let parts = try course.read(solution).split(separator: "### 🟢 Green: but zero")
        try course.write(String(parts[0]), to: solution)

        #expect(try findings().contains("a green step at the end of part 2"))
    }

    @Test func `a part without a place in the solution is found`() throws {
        try course.change(
            SampleCourse.exercise + "Solution.md", "## Part 2 · Nothing is even", to: "## More")

        let (_, output) = try course.verify("Even")

        #expect(output.contains("part 2 of this kata is not here"), "\(output)")
    }

    @Test(arguments: ["0", "3"])
    func `a faulty version of a part that is missing is found`(_ part: String)
        throws
    {
        let mutants = SampleCourse.exercise + "Mutants.md"
        try course.change(mutants, "**Part 2**", to: "**Part \(part)**")
        let line =
            try 1 + #require(
                course.read(mutants).lines.firstIndex(of: "## Zero is even again"))

        let (_, output) = try course.verify("Even")

        #expect(output.contains("\(mutants):\(line)"), "\(output)")
        #expect(output.contains("part \(part) of this kata is not here"), "\(output)")
    }

    @Test func `a part with a wrong number is found where it stands`() throws {
        let parts = SampleCourse.exercise + "Parts.md"
        try course.change(parts, "## Part 2", to: "## Part 3")

        let (_, output) = try course.verify("Even")

        #expect(output.contains("\(parts):3"), "\(output)")
    }
}
