import Foundation
import Testing

@testable import kata

/// Whoever comes back to a chapter finds their own files first.
struct OwnFilesFirstTests {
    let course: SampleCourse
    private let mine = "// mine\nfunc isLeap(_ year: Int) -> Bool { year % 4 == 0 }\n"
    private let code = "Practice/Sources/Leap/Leap.swift"

    init() throws {
        course = try SampleCourse()
        try course.addCalendar()
        try course.perform("follow", "1.1")
        try course.write(mine, to: code)
    }

    @Test func `what was typed is put there again, and it says so`() throws {
        let before = try course.workspace.practice.package()
        try course.perform("follow", "2")

        try course.perform("follow", "1")

        #expect(try course.workspace.practice.package() == before)
        let progress = course.state.progress()
        #expect(progress.following == "Leap")
        #expect(progress.exercise == nil)
        course.expect(
            "Your own files of chapter 1 · Leap years are in Practice/ again, as on 2026-10-14 ")
        course.expect("From the beginning: swift run kata follow 1.0\n")
        course.expect("Read on:  Chapters/01-Leap.md:")
    }

    @Test func `own files come back with the list they had, and with newer files`() throws {
        try course.write("old", to: "Practice/both")
        try course.perform("follow", "2")
        try course.write("new", to: "Practice/both")
        try course.write("Buy milk", to: "Practice/list")

        try course.perform("follow", "1")

        #expect(try course.read(code) == mine)
        #expect(try course.read("Practice/list") == "Buy milk")
        #expect(try course.read("Practice/both") == "old")
    }

    @Test func `a chapter that has got another number is known by its name`() throws {
        try course.perform("follow", "2")
        let backup = try #require(course.state.backups.first)
        try course.state.remember { $0.chapters[backup.folder.lastPathComponent] = "Calendar" }

        try course.perform("back", "1")
        #expect(course.state.progress().following == "Calendar")
        try course.perform("follow", "1")

        #expect(try course.read(code) == "")
        try course.perform("follow", "2")
        course.expect("files of chapter 2 · ")
        #expect(try course.read(code) == mine)
    }

    @Test func `where they are in Practice already, nothing moves`() throws {
        let before = try course.workspace.practice.package()

        try course.perform("follow", "1")

        #expect(try course.workspace.practice.package() == before)
        #expect(!course.project.exists(".kata/backups"))
        course.expect(start: "Your own files of chapter 1 · Leap years are in Practice/")
    }

    @Test func `from the beginning is one command, and nothing is lost`() throws {
        try course.perform("follow", "1.0")

        #expect(try course.read(code) == "")
        #expect(course.state.progress().step == 0)
        try course.perform("back", "1")
        #expect(try course.read(code) == mine)
    }

    @Test(arguments: ["1.2", "1.0"])
    func `a look at the chapter's own state is not offered`(_ look: String) throws {
        for place in ["2", look] { try course.perform("follow", place) }

        try course.perform("follow", "1")
        #expect(try course.read(code) == mine)

        for place in ["1.2", "2.1", "1"] { try course.perform("follow", place) }
        #expect(try course.read(code) == mine)
    }

    @Test func `where nothing was typed, it is the beginning`() throws {
        for place in ["2.2", "1.1", "2"] { try course.perform("follow", place) }

        course.expect("Practice/ is ready for chapter 2 · A calendar.")
        #expect(try course.read("Practice/Sources/Calendar/Calendar.swift") == "")
    }

    @Test func `the list of backups says which are the learner's own`() throws {
        try course.perform("follow", "2.1")
        try course.perform("follow", "2.2")

        try course.perform("back")

        course.expect("Practice/ at step 2.1, as the chapter has it\n")
        #expect(course.output.contains(/Practice\/ at step 1.\d\n/), "\(course.output)")
    }
}
