import Foundation
import Testing

@testable import kata

/// Somebody types into the course's own files, and not into `Practice/`.
struct StrayEditTests {
    let course: SampleCourse
    private let own = "Sources/Leap/Leap.swift"
    private let mine = "let mine = 1\n"
    private let sentence =
        "You have changed Sources/Leap/Leap.swift, a file of the course's own."
        + " What you type belongs into Practice/. Move it there:"

    init() throws {
        course = try SampleCourse()
        try course.perform("follow", "1.1")
        try course.write(mine, to: own)
    }

    @Test(arguments: ["", "compare", "check 1", "watch --once"])
    func `kata and other commands say so, and how to move it`(words: String) throws {
        let words = words.split(separator: " ").map(String.init)
        _ = try Kata.perform(Arguments(words).request, in: course.world)

        let between = words.isEmpty ? "\nNext:  " : " "
        #expect(course.output.contains(sentence + between + "swift run kata reset Leap\n"))
    }

    @Test func `reset moves it into Practice, and the course has its own again`() throws {
        try course.perform("reset", "Leap")

        #expect(try course.read("Practice/" + own) == mine)
        #expect(try course.read(own) == "func isLeap(_ year: Int) -> Bool {\n    true\n}\n")
        #expect(
            course.output == """
                Leap is the course's again, and Practice/ has what you typed:
                  Practice/Sources/Leap/Leap.swift
                What you had is in .kata/backups/2026-10-14-174640-Practice-1.1-given/
                To get it back: swift run kata back 1

                """)
    }

    @Test func `what they have typed at the right place stays, and so do their other files`() throws
    {
        try course.write("let own = 2\n", to: "Practice/" + own)
        try course.write("Buy milk\n", to: "Practice/mine")

        try course.perform("reset", "Leap")

        #expect(try course.read("Practice/" + own) == "let own = 2\n")
        #expect(try course.read("Practice/Leap.swift.typed") == mine)
        #expect(try course.read("Practice/mine") == "Buy milk\n")
        #expect(course.output.contains("\n  Practice/Leap.swift.typed\n"))
    }

    @Test func `a file that the course does not have is moved, too`() throws {
        try course.write(course.read("Practice/" + own), to: own)
        try course.perform("reset", "Leap")
        try course.write("// new\n", to: "Tests/LeapTests/More.swift")

        try course.perform("reset", "LeapTests")

        #expect(!course.project.exists("Tests/LeapTests/More.swift"))
        #expect(try course.read("Practice/Tests/LeapTests/More.swift") == "// new\n")
    }

    @Test func `a mistake in a chapter about something else hides nothing`() throws {
        let row = "| [2 · Cash](Chapters/02-Cash.md) | |\n"
        try course.write(SampleCourse.table + row, to: "README.md")
        try course.write(
            """
            # 2 · Cash

            ### 🟢 2.1 · Green: a part of a file that is not there

            ```swift
            // Sources/Cash/Cash.swift
            // …
            let cash = 2
            ```

            """, to: "Chapters/02-Cash.md")

        try course.perform("compare")

        #expect(course.output.contains(sentence))
    }

    @Test func `other line ends are no change`() throws {
        try course.write(
            "func isLeap(_ year: Int) -> Bool {\r\n    true\r\n}\r\n", to: own)

        try course.perform()

        #expect(!course.output.contains("course's own"))
    }

    @Test func `what nobody has changed cannot be reset`() throws {
        try course.perform("reset", "Leap")

        #expect(throws: KataError.noSuchExercise("Leap", similar: [])) {
            try course.perform("reset", "Leap")
        }
    }
}
