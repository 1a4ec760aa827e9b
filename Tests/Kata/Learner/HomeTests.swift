import Foundation
import Testing

@testable import kata

struct HomeTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `a newcomer is sent to chapter 1`() throws {
        let code = try course.perform()

        #expect(code == 0)
        #expect(course.output.contains("Next:  swift run kata follow 1\n"))
    }

    @Test(arguments: [nil, "export PATH=x"])
    func `where commands can be shorter it says how`(_ command: String?) throws {
        var world = course.world
        world.terminal.kata.pathCommand = command

        _ = try Home(world: world).run()

        let line = "So that kata alone is enough in this terminal: export PATH=x\n"
        #expect(course.output.hasSuffix(line) == (command != nil))
    }

    @Test func `in a chapter it names the next step, its line, and the tests to run`() throws {
        try course.perform("follow", "1.1")

        try course.perform()

        #expect(course.output.contains("🟢 1.2 Green: it is\n  Chapters/01-Leap.md:24\n"))
        #expect(
            course.output.contains("Next:  swift test --package-path Practice --filter LeapTests"))
    }

    @Test func `where Practice is gone, the last place is offered`() throws {
        try course.perform("follow", "1.2")
        try FileManager.default.removeItem(at: course.project.url("Practice"))

        try course.perform()

        #expect(
            course.output.contains(
                "You were in chapter 1 · Leap years, after step 1.2, and Practice/ is gone."))
        #expect(course.output.contains("Next:  swift run kata follow 1.2\n"))
    }

    @Test func `damage that was not taken back comes first`() throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "false")

        try course.perform()

        #expect(course.output.contains("The damage of step 1.3 is still in"))
    }

    @Test func `a chapter is not done while a line is different`() throws {
        try course.perform("follow", "1.3")
        try course.change("Practice/Tests/LeapTests/LeapTests.swift", "2024)", to: "2020)")

        try course.perform()

        #expect(course.output.contains("Next:  swift run kata check 1"))
    }

    @Test func `after a chapter it names the exercise that waits`() throws {
        try course.perform("follow", "1.3")

        try course.perform()

        #expect(course.output.contains("Exercises/01-Leap/Even/README.md"))
        #expect(course.output.contains("Next:  swift run kata check Even\n"))
    }

    @Test func `it counts the wishes that the app in Practice fulfils`() throws {
        try course.perform("follow", "1.1")
        try course.write(
            """
            @Test func `R1`() {}
            @Test(.disabled("chapter 9")) func `R2`() {}
            """, to: "Practice/Tests/ToDoAppTests/AcceptanceTests.swift")

        try course.perform()

        #expect(course.output.contains("The to-do app: 1 of 2 wishes fulfilled\n"))
    }

    @Test func `each app has a line of its own`() throws {
        try course.perform("follow", "1.1")
        for (folder, test) in [
            ("ToDoAppTests", "@Test func `R1`() {}"),
            ("FitNessAppTests", "@Test(.disabled(\"chapter 24\")) func `F1`() {}"),
        ] {
            try course.write(test, to: "Practice/Tests/\(folder)/AcceptanceTests.swift")
        }

        try course.perform()

        #expect(
            course.output.contains(
                """
                The to-do app: 1 of 1 wishes fulfilled
                FitNess: 0 of 1 wishes fulfilled

                """))
    }

    @Test func `an exercise that is being worked on comes first`() throws {
        try course.perform("hint", "Even")

        try course.perform()

        #expect(course.output.contains("You are working on Even"))
    }

    @Test func `whoever follows a chapter leaves the exercise for now`() throws {
        try course.perform("hint", "Even")
        try course.perform("follow", "1.1")

        try course.perform()

        #expect(course.output.contains("You are in chapter 1"))
    }

    @Test func `a chapter without steps is to be read, then its exercises wait`() throws {
        try course.write(
            "# 2 · Wishes\n[Even](../Exercises/01-Leap/Even/README.md)\n",
            to: "Chapters/02-Wishes.md")
        try course.perform("follow", "2")

        try course.perform()

        #expect(
            course.output.contains(
                """
                You are reading chapter 2 · Wishes: Chapters/02-Wishes.md:1
                Then its exercise Even waits: Exercises/01-Leap/Even/README.md
                Next:  swift run kata check Even

                """))
    }

    @Test func `a chapter that is only read is left by following the next`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")
        try course.write("# 3 · Items\n", to: "Chapters/03-Items.md")
        try course.perform("follow", "2")

        try course.perform()

        #expect(
            course.output.contains(
                """
                You are reading chapter 2 · Wishes: Chapters/02-Wishes.md:1
                When you have read it, go on with chapter 3 · Items.
                Next:  swift run kata follow 3

                """))
    }

    @Test func `after the last exercise it says so`() throws {
        try course.perform("follow", "1.3")
        try course.state.remember { $0.done = ["Even"] }

        try course.perform()

        #expect(course.output.contains("You have come to the end."))
    }
}
