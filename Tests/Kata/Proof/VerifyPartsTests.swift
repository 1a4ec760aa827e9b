import Testing

@testable import kata

/// What is to be proved of a kata.
struct VerifyPartsTests {
    let course: SampleCourse
    private let solution = SampleCourse.exercise + "Solution.md"

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
        try course.change(solution, test, to: test + test.replacing("is even", with: "is odd"))

        #expect(try findings().contains("a starter with one test, disabled"))
    }

    @Test func `a part that ends red is found`() throws {
        let parts = try course.read(solution).split(separator: "### 🟢 Green: but zero")
        try course.write(String(parts[0]), to: solution)

        #expect(try findings().contains("a green step at the end of part 2"))
    }

    @Test func `a part that asks for nothing new is found`() throws {
        try course.change(solution, "!isEven(0)", to: "isEven(0)")

        let (_, output) = try course.verify("Even")

        let expected = "expected: tests of part 2 that are red on the code before it"
        #expect(output.contains(expected), "\(output)")
    }

    @Test(arguments: [
        ("Solution.md", "## Part 2 · Nothing is even", "## More", 1, 2),
        ("Mutants.md", "**Part 2**", "**Part 0**", 27, 0),
        ("Mutants.md", "**Part 2**", "**Part 3**", 27, 3),
        ("Parts.md", "## Part 2", "## Part 3", 3, 2),
    ])
    func `what speaks of a part that is not there is found where it stands`(
        _ file: String, _ old: String, _ new: String, _ line: Int, _ part: Int
    ) throws {
        try course.change(SampleCourse.exercise + file, old, to: new)

        let (_, output) = try course.verify("Even")

        #expect(output.contains("\(SampleCourse.exercise + file):\(line): error"), "\(output)")
        #expect(output.contains("part \(part) of this kata is not here"), "\(output)")
    }
}
