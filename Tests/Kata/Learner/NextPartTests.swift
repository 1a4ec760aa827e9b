import Foundation
import Testing

@testable import kata

/// A kata, whose parts come one after the other.
struct NextPartTests {
    let course: SampleCourse
    private let home = SampleCourse.exercise

    init() throws {
        course = try SampleCourse()
        try course.becomeKata()
    }

    @Test func `part 1 is judged by what belongs to it, and the next one is offered`() throws {
        #expect(try course.perform("check", "Even") == 0)

        course.expect("2 of 2 noticed")
        let tests = course.runs.flatMap(\.self).filter(\.isTests).flatMap(\.files.values)
        #expect(!tests.contains { $0.contains("zero is not even") })
        course.expect("Next: part 2 of 2: swift run kata next Even\n")
        course.expect("what do they miss? swift run kata mutate Even\n")
        #expect(!course.output.contains("kata solution"))
        #expect(course.state.progress().done.isEmpty)
        try course.perform()
        course.expect("Part 1 of Even is done.\n")
        course.expect("Next:  swift run kata next Even\n")
    }

    @Test func `the next part comes as a page, and in the terminal`() throws {
        #expect(try course.perform("next", "Even") == 0)

        let page = try course.read(home + "Part2.md")
        #expect(
            page.hasPrefix("# Even, part 2: Nothing is even\n\nFrom today on, 0 is not even.\n"))
        #expect(page.contains("Which numbers are left?"))
        #expect(
            course.output == """
                Even, part 2 of 2 · Nothing is even

                From today on, 0 is not even.

                It is in Exercises/01-Leap/Even/Part2.md
                Next: write the first test for it, and see it red.
                Then: swift run kata check Even

                """, "\(course.output)")
    }

    @Test func `part 2 is judged by all our tests, and its own faulty versions, and is the last`()
        throws
    {
        try course.perform("next", "Even")
        try course.perform()
        course.expect("You are working on Even: \(home)Part2.md\n")

        #expect(try course.perform("check", "Even") == 0)

        course.expect("1 of 1 noticed")
        let tests = course.runs.flatMap(\.self).filter(\.isTests).flatMap(\.files.values)
        #expect(tests.contains { $0.contains("is even") && $0.contains("zero is not even") })
        #expect(course.state.progress().done == ["Even"])
        course.expect("swift run kata solution Even")
        #expect(try course.perform("next", "Even") == 0)
        course.expect(start: "Even has no more parts: it is done.")
    }

    @Test func `a part that is not done keeps the next one back`() throws {
        course.answer(.green, whereCodeContains: "n == n")

        #expect(try course.perform("next", "Even") == 1)

        course.expect("Every number is even")
        course.expect(end: "Part 2 comes when part 1 is done.\n")
        #expect(!course.project.exists(home + "Part2.md"))
    }

    @Test func `the hints are those of the part`() throws {
        try course.expect("What is two?", from: "hint", "Even")

        try course.perform("next", "Even")
        try course.perform("hint", "Even")

        course.expect("Which numbers are left?")
        #expect(!course.output.contains("And then?"))
    }

    @Test func `a page of that name that somebody wrote goes to a backup`() throws {
        try course.write("my notes\n", to: home + "Part2.md")

        try course.perform("next", "Even")

        let backup = try #require(Disk.names(in: course.project.url(".kata/backups")).first)
        #expect(try course.read(".kata/backups/\(backup)/Part2.md") == "my notes\n")
    }

    @Test func `reset goes back to part 1, and back brings each part again`() throws {
        try course.perform("next", "Even")
        try course.write("let second = 2\n", to: home + "Sources/Even.swift")
        try course.perform("reset", "Even")
        #expect(!course.project.exists(home + "Part2.md"))
        #expect(course.state.progress().parts.isEmpty)
        try course.write("let first = 1\n", to: home + "Sources/Even.swift")

        try course.perform("back", "1")
        #expect(course.project.exists(home + "Part2.md"))
        #expect(try course.read(home + "Sources/Even.swift") == "let second = 2\n")
        #expect(course.state.progress().parts == ["Even": 2])
        try course.perform("back", "1")

        #expect(course.state.progress().parts.isEmpty)
        #expect(try course.read(home + "Sources/Even.swift") == "let first = 1\n")
        #expect(!course.project.exists(home + "Part2.md"))
        try course.expect("Even, part 2\n", from: "back")
    }

    @Test func `a backup of a page alone changes no code, and goes when it is put back`() throws {
        try course.write("let mine = 7\n", to: home + "Sources/Even.swift")
        try course.write("my notes\n", to: home + "Part2.md")
        try course.expect("To get it back: swift run kata back 1\n", from: "next", "Even")

        try course.perform("back", "1")

        course.expect(start: "Part2.md of Even is as it was on ")
        #expect(try course.read(home + "Part2.md") == "my notes\n")
        #expect(try course.read(home + "Sources/Even.swift") == "let mine = 7\n")
        #expect(course.state.progress().parts == ["Even": 2])
        let backups = Disk.names(in: course.project.url(".kata/backups"))
        #expect(backups.count == 1)
        #expect(try course.read(".kata/backups/\(backups[0])/Part2.md").hasPrefix("# Even, part 2"))
    }

    @Test func `reset goes back to part 1, though the files are as they were`() throws {
        try course.perform("next", "Even")
        try FileManager.default.removeItem(at: course.project.url(home + "Part2.md"))

        try course.perform("reset", "Even")

        #expect(course.state.progress().parts.isEmpty)
        course.expect(start: "Even is as you first got it.\n")
    }

    @Test func `a page that is gone is written again`() throws {
        try course.perform("next", "Even")
        try FileManager.default.removeItem(at: course.project.url(home + "Part2.md"))
        course.answer(.green, whereCodeContains: "n >= 0")
        try course.perform()
        course.expect("The page of part 2 of Even is gone.\nNext:  swift run kata next Even\n")

        #expect(try course.perform("next", "Even") == 1)

        #expect(try course.read(home + "Part2.md").hasPrefix("# Even, part 2"))
        course.expect(end: "Its page is here again: \(home)Part2.md\n")
    }

    @Test func `the solution is offered with the hints of the last part alone`() throws {
        for _ in 1...3 { try course.perform("hint", "Even") }
        course.expect("That was the last hint.")
        #expect(!course.output.contains("kata solution"))

        try course.perform("next", "Even")
        for _ in 1...3 { try course.perform("hint", "Even") }

        course.expect("That was the last hint. swift run kata solution Even --show")
    }

    @Test func `an exercise of another kind has no parts`() throws {
        try course.change(home + "README.md", "**Kind:** kata", to: "**Kind:** drive it")

        #expect(throws: UsageError.self) { try course.perform("next", "Even") }
    }
}
