import Course
import Testing

@testable import kata

/// A chapter that was typed in words of one's own, judged by what it does.
struct CheckChapterTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.perform("follow", "1")
    }

    @Test func `code and tests of one's own that do what the chapter's do are right`() throws {
        try type("number == number", "#expect(isLeap(2024))")

        let code = try check("1.2")

        #expect(code == 0)
        #expect(
            course.output.hasSuffix(
                """
                1 · Leap years, after step 1.2

                                your code           the chapter's code
                  your tests    ✔ 1 passed          ✔ 1 passed
                  its tests     ✔ 1 passed          ✔ 1 passed

                Next: ⚫ 1.3 Break it: no year is
                Chapters/01-Leap.md:37

                """), "\(course.output)")
        #expect(course.state.progress().reached == ["Leap": 2])
    }

    @Test func `a damage that one's own tests do not notice is named`() throws {
        try type("true", "_ = isLeap(2024)")

        let code = try check("1.3")

        #expect(code == 1)
        #expect(
            course.output.contains(
                "  your tests    ✔ 1 passed          ✔ 1 passed            0 of 1"))
        #expect(
            course.output.contains(
                "Next: your tests do not notice the damage of step 1.3: Break it: no year is\n"))
        #expect(course.state.progress().reached == ["Leap": 0])
    }

    @Test func `code that does something else fails the chapter's tests`() throws {
        try type("false", "#expect(!isLeap(2023))")

        #expect(try check("1.2") == 1)

        #expect(
            course.output.contains(
                "Next: the chapter's test “2024 is a leap year” is not content with your code.\n"))
    }

    @Test func `tests that ask for something else fail on the chapter's code`() throws {
        try type("year == 2024", "#expect(isLeap(2024) && !isLeap(2023))")

        #expect(try check("1.2") == 1)

        #expect(course.output.contains("Next: your test “mine” asks for something that"))
    }

    @Test func `a step that is to be red is right when it is`() throws {
        try type(nil, "#expect(isLeap(2024))")

        #expect(try check("1.1") == 0)

        #expect(course.output.contains("Next: 🟢 1.2 Green: it is\n"))
    }

    @Test func `what does not compile is to be compiled first`() throws {
        try type("yes", "#expect(isLeap(2024))")

        #expect(try check("1.2") == 1)

        #expect(course.output.contains("Next: make it compile.\ncannot find 'yes' in scope\n"))
    }

    @Test func `where the place is not sure, the next one is offered`() throws {
        try type("false", "#expect(!isLeap(2023))")

        #expect(try check("1") == 1)

        #expect(course.output.contains("Are you at another step? swift run kata check 1."))
    }

    @Test func `a step that is to be red is not right before`() throws {
        #expect(try check("1.1") == 1)

        #expect(course.output.contains("Next: step 1.1 is to be red"))
    }

    @Test func `a chapter that is not in Practice cannot be checked`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")

        #expect(throws: KataError.notInPractice(2)) { try check("2") }
    }

    /// Writes a body for the function, or no code, and one for a test.
    private func type(_ code: String?, _ test: String) throws {
        if let code {
            try course.write(
                "func isLeap(_ year: Int) -> Bool {\n    \(code)\n}\n"
                    .replacing("year", with: code.contains("number") ? "number" : "year"),
                to: "Practice/Sources/Leap/Leap.swift")
        }
        try course.write(
            """
            import Testing

            @testable import Leap

            @Test func mine() { \(test) }

            """, to: "Practice/Tests/LeapTests/LeapTests.swift")
    }

    private func check(_ place: String) throws -> Int32 {
        var world = course.world
        world.engine = Engine { try SampleCourse.lab.run($0) }
        return try Kata.perform(Arguments(["check", place]).request, in: world)
    }
}
