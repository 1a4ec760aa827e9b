import Testing

@testable import kata

/// What a check says where files are damaged, or gone.
struct DamagedFilesTests {
    @Test func `a solution that lacks its end is named, and how to have it back`() throws {
        let course = try SampleCourse()
        let path = SampleCourse.exercise + "Mutants.md"
        try course.change(
            path, "func isEven(_ n: Int) -> Bool {\n    n == n\n}",
            to: "struct Parity {\n    // …\n    var isEven = true\n}")

        let error = #expect(throws: LessonError.self) { try course.perform("check", "Even") }

        #expect(
            error?.description == """
                \(path):7: error: this does not fit the end of Exercises/01-Leap/Even/Solution.md: \
                there is no type Parity in the file that this part could go into
                  One of the two files is damaged. To have both back: \
                git restore Exercises/01-Leap/Even/*.md
                  If you are writing them: Check the spelling, or show the declaration whole, \
                without “// …”.
                """)
    }

    @Test func `where the compiler names no file, the folder and a way back are named`() throws {
        let failure = Failure(message: "EvenTests has no source file")
        let course = try SampleCourse(
            report: Report(verdict: .doesNotCompile, failures: [failure]))

        try course.perform("check", "Even")

        #expect(
            course.output.hasSuffix(
                """
                Next: make it compile. EvenTests has no source file
                Exercises/01-Leap/Even/
                Or begin again, with a backup of what you have: swift run kata reset Even

                """), "\(course.output)")
    }
}
