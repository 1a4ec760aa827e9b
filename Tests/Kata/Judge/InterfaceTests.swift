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
        try course.write(
            "struct DigitTests {\n    func test() {\n        let digit = Digit()\n    }\n}\n",
            to: home + "Tests/DigitTests.swift")
    }

    @Test func `tests beside the given file are run on one's own code only`() throws {
        try course.perform("check", "Even")

        let withDigit = course.runs.filter {
            $0.contains { $0.files.values.contains { $0.contains("digit") } }
        }
        #expect(!withDigit.isEmpty)
        #expect(
            withDigit.allSatisfy {
                $0.contains { $0.files.values.contains { $0.contains("struct Digit") } }
            })
        course.expect(
            "  your own      DigitTests.swift: only on your code, as it tests your design\n")
    }

    @Test func `a type of one's own in the given tests is named, with its place`() throws {
        let file = home + "Tests/EvenTests.swift"
        let unfit = Failure(file: file, line: 3, message: "no Digit")
        course.answer(
            Report(verdict: .doesNotCompile, failures: [unfit]), whereCodeContains: "n % 2 == 0")

        #expect(try course.perform("check", "Even") == 1)

        course.expect(end: "files beside it. no Digit\n\(file):3\n")
    }

    @Test func `a kata without its given tests asks for them`() throws {
        try FileManager.default.removeItem(at: course.project.url(home + "Tests/EvenTests.swift"))

        #expect(try course.perform("check", "Even") == 1)

        course.expect(
            "Next: write tests that use nothing but the function on the page into the file that"
                + " was given: it runs on our code, too. Tests of types of your own go into"
                + " files beside it.")
    }
}
