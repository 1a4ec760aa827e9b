import Testing

@testable import kata

struct ResetTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `the starter comes back, and what was there goes to a backup`() throws {
        let home = SampleCourse.exercise
        try course.write("let mine = 7\n", to: home + "Sources/Even.swift")
        try course.write("let more = 8\n", to: home + "Tests/More.swift")

        let code = try course.perform("reset", "Even")

        #expect(code == 0)
        #expect(try course.read(home + "Sources/Even.swift") == SampleCourse.starterCode)
        #expect(try course.read(home + "Tests/EvenTests.swift") == SampleCourse.starterTests)
        #expect(!course.project.exists(home + "Tests/More.swift"))
        let backup = Disk.names(in: course.project.url(".kata/backups"))[0]
        #expect(course.output.contains(".kata/backups/\(backup)/"))
        #expect(
            try course.read(".kata/backups/\(backup)/Sources/Even.swift") == "let mine = 7\n")
        #expect(try course.read(".kata/backups/\(backup)/Tests/More.swift") == "let more = 8\n")
    }

    @Test func `files that were deleted come back`() throws {
        try Disk.move(
            course.project.url(SampleCourse.exercise + "Sources"), to: course.project.url("gone"))

        try course.perform("reset", "Even")

        let code = SampleCourse.exercise + "Sources/Even.swift"
        #expect(try course.read(code) == SampleCourse.starterCode)
    }

    @Test func `an untouched exercise stays as it is`() throws {
        try course.perform("reset", "Even")

        #expect(course.output.contains("there is nothing to reset"))
        #expect(!course.project.exists(".kata/backups"))
    }
}
