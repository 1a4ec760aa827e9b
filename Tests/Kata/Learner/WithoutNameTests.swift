import Foundation
import Testing

@testable import kata

/// Commands without a name know what is worked on.
struct WithoutNameTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.addCalendar()
    }

    @Test func `check and hint without a name are about the chapter that is followed`() throws {
        try course.perform("follow", "1.2")

        try course.expect(start: "1 · Leap years, after step 1.2\n", from: "check")

        // For another program it is about exercises.
        try course.expect(start: "[", from: "check", "--json")

        #expect(try course.perform("hint") == 0)
        #expect(
            course.output == """
                Hints are an exercise's. In a chapter, see how your files differ from it:
                swift run kata compare

                """)
    }

    @Test func `check without a name judges exercises where one of them is worked on`() throws {
        try course.perform("follow", "1.2")
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")
        try course.perform("check", "Even")

        try course.expect(start: "Even", from: "check")
    }

    @Test func `a hint changes neither the chapter nor the exercise that is worked on`() throws {
        try course.addExercise("Odd")
        try course.perform("hint", "Even")
        #expect(course.state.progress().exercise == "Even")
        try course.perform("hint", "Odd")
        #expect(course.state.progress().exercise == "Even")
        try course.perform("follow", "1.2")

        try course.perform("hint", "Even")

        #expect(course.state.progress().exercise == nil)
        course.expect("What is three?")
        try course.expect(start: "1 · Leap years: GREEN", from: "watch", "--once")
    }

    @Test(arguments: [["check", "33"], ["check", "33.1"], ["watch", "33"], ["compare", "33"]])
    func `a chapter that is not there is said to be none`(_ words: [String]) throws {
        try course.perform("follow", "1.2")

        #expect(throws: KataError.noSuchChapter("33", last: 2)) {
            try course.perform(words)
        }
    }

    @Test(arguments: [
        "Sources/Leaps/Leap.swift", "Sources/leap/Leap.swift", "Tests/LeapTest/LeapTests.swift",
    ])
    func `a folder that nearly has the chapter's name is said by watch and check`(_ path: String)
        throws
    {
        try course.perform("follow", "1.1")
        let name = path.hasPrefix("Sources") ? "Sources/Leap" : "Tests/LeapTests"
        try course.write("", to: "Practice/\(name)/\(path.fileName)")
        try course.write("let mine = 1\n", to: "Practice/" + path)
        let sentence =
            "The chapter calls the folder Practice/\(path.target) \(name). Give it that name.\n"

        try course.expect(sentence, from: "watch", "--once")
        try course.expect(sentence, from: "check", "1")
    }

    @Test func `a folder of one's own beside the chapter's is fine`() throws {
        try course.perform("follow", "1.2")
        try course.write("let mine = 1\n", to: "Practice/Sources/Leaps/Mine.swift")
        try course.write("let mine = 1\n", to: "Practice/Sources/Helpers/Mine.swift")

        try course.perform("check", "1")

        #expect(!course.output.contains("Give it that name"), "\(course.output)")
    }
}
