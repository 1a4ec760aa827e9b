import Foundation
import Testing

@testable import kata

struct HomeTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `a newcomer is sent to chapter 1`() throws {
        #expect(try course.perform() == 0)

        course.expect("Next:  swift run kata follow 1\n")
    }

    @Test(arguments: [nil, "export PATH=x"])
    func `where commands can be shorter it says how`(_ command: String?) throws {
        var world = course.world
        world.terminal.kata.pathCommand = command

        _ = try Home(world: world).run()

        let line = "So that kata alone is enough in this terminal: export PATH=x\n"
        #expect(course.output.hasSuffix(line) == (command != nil))
    }

    @Test(arguments: [
        ("", "--package-path Practice "), ("Practice", ""), ("Practice/Sources/Leap", ""),
        ("Chapters", "--package-path ROOT/Practice "),
    ])
    func `what to run can be typed where kata was`(_ folder: String, _ way: String) throws {
        try course.perform("follow", "1.1")
        var world = course.world
        world.folder = course.root.appendingPathComponent(folder)

        try course.perform([], in: world)

        let root = course.root.standardizedFileURL.path
        course.expect("Next:  swift test \(way.replacing("ROOT", with: root))--filter LeapTests")
    }

    @Test func `in a chapter it names the next step, its line, and the tests to run`() throws {
        try course.perform("follow", "1.1")

        try course.perform()

        course.expect("🟢 1.2 Green: it is\n  Chapters/01-Leap.md:24\n")
        course.expect("Next:  swift test --package-path Practice --filter LeapTests")
    }

    @Test func `where Practice is gone, the last place is offered`() throws {
        try course.perform("follow", "1.2")
        try FileManager.default.removeItem(at: course.project.url("Practice"))

        try course.perform()

        course.expect("You were in chapter 1 · Leap years, after step 1.2, and Practice/ is gone.")
        course.expect("Next:  swift run kata follow 1.2\n")
    }

    @Test(
        arguments: [
            ("1.2", ["true", "false"], "The damage of step 1.3 is still in"),
            ("1.3", ["2024)", "2020)"], "Next:  swift run kata check 1"),
            (
                "1.3", [],
                " waits: Exercises/01-Leap/Even/README.md\nNext:  swift run kata check Even\n"
            ),
        ] as [(String, [String], String)])
    func `a chapter is done when nothing is different any more, and its exercise waits`(
        _ place: String, _ change: [String], _ words: String
    ) throws {
        try course.perform("follow", place)
        for path in ["Sources/Leap/Leap.swift", "Tests/LeapTests/LeapTests.swift"]
        where !change.isEmpty {
            try course.change("Practice/" + path, change[0], to: change[1])
        }

        try course.perform()

        course.expect(words)
    }

    @Test func `it counts the wishes that each app in Practice fulfils`() throws {
        try course.perform("follow", "1.1")
        for (folder, tests) in [
            ("ToDo", "@Test func `R1`() {}\n@Test(.disabled(\"chapter 9\")) func `R2`() {}\n"),
            ("FitNess", "@Test(.disabled(\"chapter 24\")) func `F1`() {}\n"),
        ] {
            try course.write(tests, to: "Practice/Tests/\(folder)AppTests/AcceptanceTests.swift")
        }

        try course.perform()

        course.expect(
            """
            The to-do app: 1 of 2 wishes fulfilled
            FitNess: 0 of 1 wishes fulfilled

            """)
    }

    @Test func `an exercise that is worked on comes first, until a chapter is followed`() throws {
        try course.perform("hint", "Even")
        try course.perform()
        course.expect("You are working on Even")

        try course.perform("follow", "1.1")
        try course.perform()
        course.expect("You are in chapter 1")
    }

    @Test func `a chapter without steps is to be read, then its exercises wait`() throws {
        try course.write(
            "# 2 · Wishes\n[Even](../Exercises/01-Leap/Even/README.md)\n",
            to: "Chapters/02-Wishes.md")
        try course.perform("follow", "2")

        try course.perform()

        course.expect(
            """
            You are reading chapter 2 · Wishes: Chapters/02-Wishes.md:1
            Then its exercise Even waits: Exercises/01-Leap/Even/README.md
            Next:  swift run kata check Even

            """)
    }

    @Test func `a chapter that is only read is left by following the next`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")
        try course.write("# 3 · Items\n", to: "Chapters/03-Items.md")
        try course.perform("follow", "2")

        try course.perform()

        course.expect(
            """
            You are reading chapter 2 · Wishes: Chapters/02-Wishes.md:1
            When you have read it, go on with chapter 3 · Items.
            Next:  swift run kata follow 3

            """)
    }

    @Test func `after the last exercise it says so`() throws {
        try course.perform("follow", "1.3")
        try course.state.remember { $0.done = ["Even"] }

        try course.perform()

        course.expect("You have come to the end.")
    }
}
