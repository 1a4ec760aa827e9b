import Testing

@testable import kata

extension KindsTests {
    @Test func `where tests are to go, it says how many are too many`() throws {
        try becomeFewer(atMost: 1)

        let code = try course.perform("check", "Even")

        #expect(code == 1)
        #expect(course.output.contains("\n  fewer tests   ✘ 3 (the goal: 1)\n"), "\(course.output)")
        #expect(
            course.output.hasSuffix(
                """
                Next: 2 of the 3 tests notice nothing that the others do not. Delete them.
                Exercises/01-Leap/Even/Tests/EvenTests.swift:17

                """), "\(course.output)")
    }

    @Test func `a single test too many is spoken of as one`() throws {
        try becomeFewer(atMost: 2)

        try course.perform("check", "Even")

        #expect(
            course.output.contains(
                "Next: 1 of the 3 tests notices nothing that the others do not. Delete it.\n"),
            "\(course.output)")
    }

    @Test func `fewer tests that notice every fault are done`() throws {
        try becomeFewer(atMost: 3)

        let code = try course.perform("check", "Even")

        #expect(code == 0, "\(course.output)")
        #expect(course.output.contains("\n  fewer tests   ✔ 3\n"), "\(course.output)")
        #expect(
            course.output.contains(
                "Done. There are fewer tests, and they notice every faulty version. Well done!"))
    }

    private func becomeFewer(atMost count: Int) throws {
        try becomeRenaming()
        try course.change(
            SampleCourse.exercise + "README.md",
            "**Better names:** `test1`, `test2`, `test3`", to: "**Fewer tests:** at most \(count)")
    }
}
