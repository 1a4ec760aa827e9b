import Testing

@testable import kata

struct HintTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `each time there is one hint more`() throws {
        try course.perform("hint", "Even")
        course.expect("What is two?")
        #expect(!course.output.contains("What is three?"))

        try course.perform("hint", "Even")

        course.expect("What is two?")
        course.expect("What is three?")
        #expect(!course.output.contains("Divide."))

        try course.perform("hint", "Even")

        course.expect("Divide.")
        course.expect("That was the last hint.")
    }

    @Test func `without a name it says whose the next would be, and uses none up`() throws {
        try course.perform("hint", "Even")

        try course.perform("hint")

        course.expect("What is two?")
        #expect(!course.output.contains("What is three?"))
        course.expect(
            end: """

                You have seen 1 of 3 hints for Even.
                One more, when you need it: swift run kata hint Even

                """)
        #expect(course.state.progress().hints == ["Even": 1])
    }

    @Test func `where there is little room only the newest is shown`() throws {
        try course.state.remember { $0.hints = ["Even": 2] }

        _ = try GiveHint(world: course.world, onlyNewest: true).run("Even")

        #expect(!course.output.contains("What is three?"))
        course.expect("Divide.")
    }

    @Test func `the solution stays closed until the exercise is done, or one asks all the same`()
        throws
    {
        #expect(throws: KataError.notGreenYet("Even")) { try course.perform("solution", "Even") }

        #expect(try course.perform("solution", "Even", "--show") == 0)
        #expect(course.output == SampleCourse.solution)

        try course.state.remember { $0.done = ["Even"] }
        try course.perform("solution", "Even")
        #expect(course.output == SampleCourse.solution)
    }
}
