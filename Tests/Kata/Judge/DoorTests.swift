import Testing

@testable import kata

/// In a kata, what stands behind the door is the learner's, and so are the tests of it.
struct DoorTests {
    let course: SampleCourse
    private let home = SampleCourse.exercise

    init() throws {
        course = try SampleCourse()
        try course.becomeKata()
        try course.write(
            SampleCourse.starterCode
                + "\nstruct Digit {}\n\nextension Int {\n    var last: Digit { Digit() }\n}\n"
                + "\nfunc digits() -> Int {\n    1\n}\n",
            to: home + "Sources/Even.swift")
    }

    @Test func `tests of a type of one's own are run on one's own code only`() throws {
        try addTest("let digit = Digit()")

        try course.perform("check", "Even")

        let withDigit = course.runs.filter {
            $0.contains { $0.files.values.contains { $0.contains("digit") } }
        }
        #expect(!withDigit.isEmpty)
        #expect(
            withDigit.allSatisfy {
                $0.contains { $0.files.values.contains { $0.contains("struct Digit") } }
            })
        #expect(
            course.output.contains(
                "  your own      DigitTests.swift: only on your code, as it tests your design\n"),
            "\(course.output)")
    }

    @Test(arguments: [
        "let one = 7.last", "let digit = `Digit`()", "let one = digits()",
        "let digits = digits()",
    ])
    func `a function, and a member of an extension, are one's own, too`(_ line: String) throws {
        try addTest(line)

        try course.perform("check", "Even")

        #expect(course.output.contains("  your own      DigitTests.swift"), "\(course.output)")
    }

    @Test(arguments: [
        "// Digit", "let word = \"Digit\"", "#expect(isEven(2))",
        "let digits = 7\n        #expect(isEven(digits))", "for digits in [2, 4] { look(digits) }",
        "func look(digits: Int) { #expect(isEven(digits)) }", "struct Digit {}",
        "for (last, digits) in [(2, 4)] { look(last + digits) }",
        "let (one, last) = (2, 4)\n        #expect(isEven(last))",
        "func digits() -> Int { 2 }\n        #expect(isEven(digits()))",
    ])
    func `what only speaks of it, or has one of the same name, is run on our code, too`(
        _ line: String
    ) throws {
        try addTest(line)

        try course.perform("check", "Even")

        #expect(!course.output.contains("  your own  "), "\(course.output)")
    }

    @Test func `a file that needs such a file stays with it`() throws {
        try addTest("let digit = Digit()")
        try course.write("let digits = DigitTests()\n", to: home + "Tests/MoreTests.swift")

        try course.perform("check", "Even")

        #expect(course.output.contains("your own      DigitTests.swift, MoreTests.swift:"))
    }

    @Test func `a file that does not compile with our code is one's own`()
        throws
    {
        try addTest("#expect(isEven(wholeNumber: 2))")
        let unfit = Report(
            verdict: .doesNotCompile,
            failures: [Failure(file: home + "Tests/DigitTests.swift", line: 3, message: "no label")]
        )
        course.answer([unfit, .green], whereCodeContains: "n % 2 == 0")

        let code = try course.perform("check", "Even")

        #expect(code == 0)
        #expect(course.output.contains("  your own      DigitTests.swift:"), "\(course.output)")
    }

    @Test func `without a test through the door, one is asked for`() throws {
        try addTest("let digit = Digit()")
        try course.write("let digits = DigitTests()\n", to: home + "Tests/EvenTests.swift")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(
            course.output.contains(
                "Next: write tests that use nothing but the function on the page"),
            "\(course.output)")
    }

    private func addTest(_ line: String) throws {
        try course.write(
            "struct DigitTests {\n    func test() {\n        \(line)\n    }\n}\n",
            to: home + "Tests/DigitTests.swift")
    }
}
