import Foundation
import Testing

@testable import kata

struct ListTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `at first nothing is begun`() throws {
        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    · not begun
                    Even                          · not begun   drive it

                """)
    }

    @Test func `a chapter shows how far one is, and an exercise that it is started`() throws {
        try course.perform("follow", "1.2")
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")

        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    ◐ step 1.2 of 3
                    Even                          ◐ started     drive it

                """)
    }

    @Test func `what is done is said to be done`() throws {
        try course.state.remember {
            $0.reached = ["Leap": 3]
            $0.done = ["Even"]
        }

        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    ✔ done
                    Even                          ✔ done        drive it

                """)
    }

    @Test func `as JSON it says the same to a program`() throws {
        try course.perform("follow", "1.2")
        try course.state.remember { $0.done = ["Even"] }

        #expect(try course.perform("list", "--json") == 0)

        let chapters = try JSONDecoder().decode(
            [Overview.Chapter].self, from: Data(course.output.utf8))
        let chapter = try #require(chapters.first)
        #expect(chapter.name == "Leap")
        #expect(chapter.state == .begun)
        let numbers = [chapter.reached, chapter.laidOut, chapter.lasting, chapter.steps]
        #expect(numbers == [0, 2, 2, 3])
        #expect(chapter.here == Overview.Here(step: 2))
        #expect(chapter.exercises.map(\.path) == [SampleCourse.exercise])
        #expect(chapter.exercises.map(\.state) == [.done])
        course.expect("\"kind\" : \"drive it\"")
    }

    @Test func `an exercise shows its kind and its minutes`() throws {
        try course.change(
            SampleCourse.exercise + "README.md", "**Kind:** drive it · after",
            to: "**Kind:** drive it · about 20 minutes · after")

        try course.expect(" · not begun   drive it, 20 minutes\n", from: "list")
    }

    @Test(arguments: ["drive it", "drive"])
    func `exercises are found by their kind`(_ kind: String) throws {
        try course.expect(" Even ", from: "list", kind)

        try course.perform("list", "refactor")
        #expect(course.output == "")
    }

    @Test func `words that are of no kind are refused, with all kinds`() throws {
        let error = #expect(throws: UsageError.self) { try course.perform("list", "driv") }

        #expect(
            error?.complaint == "no exercise is of a kind “driv”; there are: write the tests,"
                + " mend the tests, hold it still, write the code, drive it, make the list,"
                + " fix the bug, refactor, kata")
    }

    @Test func `an exercise that cannot be read spoils no other line`() throws {
        try Data([0xff]).write(to: course.project.url(SampleCourse.exercise + "Sources/Even.swift"))

        #expect(try course.perform("list") == 0)

        #expect(
            course.output == """
                1 · Leap years                    · not begun
                    Even                          ✘ cannot be read: swift run kata check Even

                """)
    }

    @Test func `a checkout with other line ends is not begun`() throws {
        let path = SampleCourse.exercise + "Sources/Even.swift"
        try course.write(SampleCourse.starterCode.replacing("\n", with: "\r\n"), to: path)

        try course.expect("Even                          · not begun ", from: "list")
    }

    @Test func `it is where kata says one is, though the files are only like the chapter's`()
        throws
    {
        try course.perform("follow", "1.1")
        try course.write(
            "let mine = 7\n" + course.read("Sources/Leap/Leap.swift"),
            to: "Practice/Sources/Leap/Leap.swift")

        try course.expect("1 · Leap years                    ◐ step 1.2 of 3\n", from: "list")
    }

    @Test func `a chapter with damage in it is not done`() throws {
        for step in ["1.3", "1.2"] { try course.perform("follow", step) }
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "false")

        try course.expect("◐ step 1.2 of 3 · the damage of step 1.3 is still in\n", from: "list")
    }

    @Test func `whoever goes back in a chapter that is done sees both`() throws {
        try course.state.remember { $0.reached = ["Leap": 2] }
        try course.perform("follow", "1.1")

        try course.expect("✔ done · now at step 1.1\n", from: "list")
    }

    @Test func `a file in Practice that cannot be read spoils no line`() throws {
        try course.perform("follow", "1.2")
        try Data([0xff]).write(to: course.project.url("Practice/Sources/Leap/Leap.swift"))

        try course.expect("◐ looked at step 1.2\n", from: "list")
    }

    @Test func `a chapter without steps is being read until the next one is followed`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")
        try course.write("# 3 · Items\n", to: "Chapters/03-Items.md")
        try course.perform("follow", "2")
        try course.expect("2 · Wishes                        ◐ reading\n", from: "list")

        try course.perform("follow", "3")
        try course.expect("2 · Wishes                        ✔ done\n", from: "list")
    }
}
