import Foundation
import Testing

@testable import kata

/// In a kata, what stands behind its one function is the learner's, and so are the tests of it.
struct InterfaceTests {
    let course: SampleCourse
    private let home = SampleCourse.exercise

    init() throws {
        course = try SampleCourse()
        try course.becomeKata()
        try course.write(
            SampleCourse.starterCode + "\nstruct Digit {}\n", to: home + "Sources/Even.swift")
    }

    @Test func `tests beside the given file are run on one's own code only`() throws {
        try addTests()

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

    @Test func `a kata whose given tests need a type of one's own asks for tests that do not`()
        throws
    {
        let unfit = Report(
            verdict: .doesNotCompile,
            failures: [Failure(file: home + "Tests/EvenTests.swift", line: 3, message: "no Digit")])
        course.answer([unfit], whereCodeContains: "n % 2 == 0")

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("types of your own go into files"), "\(course.output)")
        #expect(course.output.contains("no Digit"))
    }

    @Test func `a kata without its given tests asks for them`() throws {
        try addTests()
        try FileManager.default.removeItem(at: course.project.url(home + "Tests/EvenTests.swift"))

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(
            course.output.contains(
                "Next: write tests that use nothing but the function on the page"),
            "\(course.output)")
    }

    private func addTests() throws {
        try course.write(
            "struct DigitTests {\n    func test() {\n        let digit = Digit()\n    }\n}\n",
            to: home + "Tests/DigitTests.swift")
    }
}
