import Foundation
import Testing

@testable import kata

struct CompareTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `files like the chapter's are named with their step`() throws {
        try course.perform("follow", "1.1")

        #expect(try course.perform("compare") == 0)

        #expect(course.output == "Practice/ is exactly as it is after step 1.1.\n")

        let code = try course.read("Sources/Leap/Leap.swift")
        try course.write(code, to: "Practice/Sources/Leap/Leap.swift")
        try course.perform("compare")

        #expect(course.output == "Practice/ is exactly as it is after step 1.2.\n")
    }

    @Test func `a difference is shown with its line and what is around it`() throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "year == 4")
        try course.write("let mine = 7\n", to: "Practice/Sources/Leap/Mine.swift")

        #expect(try course.perform("compare", "1.2", "--words") == 1)

        course.expect(
            """
            Sources/Leap/Leap.swift
                1   func isLeap(_ year: Int) -> Bool {
                  -     true
                2 +     year == 4
                3   }
            """)
        // A file too many is a difference.
        course.expect("Sources/Leap/Mine.swift\n    1 + let mine = 7\n")
        course.expect("swift run kata follow 1.2")
    }

    @Test func `who has done the next step in other words is not sent back`() throws {
        let course = try SampleCourse(report: .red)
        course.answer(.green, whereCodeContains: "in true")
        try course.perform("follow", "1.1")
        try course.write(
            "let isLeap = { (year: Int) in true }\n", to: "Practice/Sources/Leap/Leap.swift")

        try course.expect(
            end: """
                Have you done the next step? swift run kata compare 1.2
                Take the chapter's: swift run kata follow 1.1

                """, from: "compare")
    }

    @Test func `what does the same is fine, in whatever words`() throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "year != 4")

        #expect(try course.perform("compare") == 0)

        #expect(
            course.output == """
                Practice/ does what the chapter does after step 1.2, in words of your own. That is fine.
                  Sources/Leap/Leap.swift: 1 line of yours, 1 of the chapter's
                Line by line: swift run kata compare --words

                """)
    }

    @Test func `what does something else is said before words are compared`() throws {
        let course = try SampleCourse(report: .red)
        course.answer(.green, whereCodeContains: "true")
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "year == 4")

        #expect(try course.perform("compare", "1.2") == 1)

        #expect(
            course.output == """
                Practice/ is not as the chapter after step 1.2.

                Next: make “is even” pass.
                Expectation failed
                Practice/Exercises/01-Leap/Even/Tests/EvenTests.swift:7
                If this is the damage of step 1.3 (“Break it: no year is”), it is noticed: take it back.

                Other words are fine, as long as they do the same. They are in:
                  Sources/Leap/Leap.swift: 1 line of yours, 1 of the chapter's
                Line by line: swift run kata compare 1.2 --words

                Take the chapter's: swift run kata follow 1.2

                """)
    }

    @Test func `a file that is missing is not said to be in other words`() throws {
        try course.perform("follow", "1.2")
        try FileManager.default.removeItem(
            at: course.project.url("Practice/Sources/Leap/Leap.swift"))

        try course.perform("compare", "1.2")

        course.expect("\nMissing:\n  Sources/Leap/Leap.swift: It is missing.\n")
        #expect(!course.output.contains("words are fine"))
        #expect(!course.output.contains("words of your own"))
    }

    @Test func `at the end, and at a step that was asked for, no other is offered`() throws {
        try course.perform("follow", "1.3")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "year == 4")

        try course.perform("compare")
        #expect(!course.output.contains("next step"))

        try course.perform("compare", "1.1")
        #expect(!course.output.contains("next step"))
    }

    @Test func `damage that was not taken back is named`() throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "false")

        #expect(try course.perform("compare") == 1)

        course.expect(start: "The damage of step 1.3 is still in Practice/.")
        course.expect(end: "Take the chapter's, without the damage: swift run kata follow 1.2\n")
    }

    @Test func `damage that was seen and taken back is a step made`() throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "false")
        try course.perform("compare")
        try course.change("Practice/Sources/Leap/Leap.swift", "false", to: "true")

        try course.perform("compare")

        #expect(course.output == "Practice/ is exactly as it is after step 1.3.\n")
    }

    @Test(arguments: ["\n", "\r\n"])
    func `the chapter's comment with the file's name may be typed along`(_ end: String) throws {
        try course.perform("follow", "1.2")
        let path = "Practice/Sources/Leap/Leap.swift"
        try course.write("// Sources/Leap/Leap.swift" + end + course.read(path), to: path)

        #expect(try course.perform("compare") == 0)

        #expect(
            course.output == """
                Practice/ is exactly as it is after step 1.2.
                The first line of Sources/Leap/Leap.swift is not part of it: it only names the file in the chapter.

                """)
    }

    @Test func `where it is typed along, lines are counted with it`() throws {
        try course.perform("follow", "1.2")
        let path = "Practice/Sources/Leap/Leap.swift"
        try course.write("// Sources/Leap/Leap.swift\n" + course.read(path), to: path)
        try course.change(path, "true", to: "year == 4")

        try course.perform("compare", "1.2", "--words")

        course.expect("\n    3 +     year == 4\n")
        try course.perform("check", "1.2")
        #expect(course.runs.joined().contains { $0.files.values.contains(try! course.read(path)) })
    }

    @Test(arguments: [
        ("\n", "\r\n", "Its lines end with CR LF, as on Windows, instead of LF."),
        ("}\n", "}", "It has no line break at its end."),
        ("true", "true ", "Line 2 differs only in its white space."),
    ])
    func `what no line shows is said`(_ old: String, _ new: String, _ sentence: String) throws {
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", old, to: new)

        #expect(try course.perform("compare", "--words") == 0)

        course.expect("Sources/Leap/Leap.swift\n  \(sentence)\n")
        #expect(!course.output.contains("…"))
        #expect(try course.world.following()?.here.step == 2)
    }

    @Test(arguments: ["1", "1.2"])
    func `a file that is missing is said to be, though it should be empty`(step: String) throws {
        try course.perform("follow", step)
        try FileManager.default.removeItem(
            at: course.project.url("Practice/Sources/Leap/Leap.swift"))

        try course.expect(
            "Sources/Leap/Leap.swift\n  It is missing.\n", from: "compare", step, "--words")
    }

    @Test func `the description of the package belongs to it`() throws {
        try course.perform("follow", "1.2")
        try FileManager.default.removeItem(at: course.project.url("Practice/Package.swift"))

        #expect(try course.perform("compare", "--words") == 1)

        course.expect(
            """
            Package.swift
              It is missing.
              Without it, swift test runs the course around Practice/.
            """)
        course.expect(end: "swift run kata follow 1.2\n")
    }

    @Test func `without Practice it says how to begin, or to go on`() throws {
        #expect(throws: KataError.notFollowing) { try course.perform("compare") }

        try course.perform("follow", "1.2")
        try FileManager.default.removeItem(at: course.project.url("Practice"))

        #expect(throws: KataError.notInPractice(1)) { try course.perform("compare") }
    }
}
