import Foundation
import Testing

@testable import kata

struct FollowTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `the beginning of a chapter has empty files and a package of its own`() throws {
        #expect(try course.perform("follow", "1") == 0)

        #expect(try course.read("Practice/Sources/Leap/Leap.swift") == "")
        #expect(try course.read("Practice/Tests/LeapTests/LeapTests.swift") == "")
        #expect(
            try course.read("Practice/Package.swift").contains(
                ".testTarget(name: \"LeapTests\", dependencies: [\"Leap\"])"))
        // What `URLSession` can do depends on it, and the course's own package says the same.
        #expect(try course.read("Practice/Package.swift").contains("platforms: [.macOS(.v15)],"))
        course.expect("Chapters/01-Leap.md:5")
        course.expect("swift test --filter LeapTests")
    }

    @Test func `a file that a step takes away is gone`() throws {
        let moved = """
            ### 🔵 1.4 · Refactor: another name

            ```swift
            // Sources/Leap/Leap.swift
            ```

            ```swift
            // Sources/Leap/IsLeapYear.swift
            func isLeapYear(_ year: Int) -> Bool { true }
            ```

            """
        let chapter = "Chapters/01-Leap.md"
        try course.write(try course.read(chapter) + "\n" + moved, to: chapter)

        try course.perform("follow", "1.4")

        #expect(course.project.exists("Practice/Sources/Leap/IsLeapYear.swift"))
        #expect(!course.project.exists("Practice/Sources/Leap/Leap.swift"))
    }

    @Test func `a sabotage is undone in the state after it`() throws {
        try course.perform("follow", "1.3")

        #expect(try course.read("Practice/Sources/Leap/Leap.swift").contains("true"))
        try course.perform()
        #expect(course.state.progress().reached == ["Leap": 0], "who jumps has made no step")
    }

    @Test func `what was there goes to a dated backup, and a file of the app stays, too`() throws {
        try course.perform("follow", "1")
        try course.write("let mine = 7\n", to: "Practice/Sources/Leap/Mine.swift")
        try course.write("Buy milk", to: "Practice/mine")
        try course.write("{}", to: "Practice/Package.resolved")

        try course.perform("follow", "1.1")

        let backups = Disk.names(in: course.project.url(".kata/backups"))
        #expect(backups.count == 1)
        #expect(backups[0].hasSuffix("-Practice-1"))
        let kept = ".kata/backups/\(backups[0])/"
        #expect(try course.read(kept + "Sources/Leap/Mine.swift") == "let mine = 7\n")
        #expect(!course.project.exists("Practice/Sources/Leap/Mine.swift"))
        course.expect(kept)
        #expect(try course.read("Practice/mine") == "Buy milk")
        #expect(try course.read(kept + "mine") == "Buy milk")
        #expect(!course.project.exists("Practice/Package.resolved"))
    }

    @Test func `two backups in one second are both kept`() throws {
        for step in ["1", "1.1", "1.2"] { try course.perform("follow", step) }

        #expect(Disk.names(in: course.project.url(".kata/backups")).count == 2)
    }

    @Test func `following to where one is changes nothing`() throws {
        try course.perform("follow", "1.1")

        try course.perform("follow", "1.1")

        #expect(Disk.names(in: course.project.url(".kata/backups")).isEmpty)
    }

    @Test func `a shell in Practice goes on to see what is there, and what was built`() throws {
        func inode() throws -> Int? {
            let path = course.project.url("Practice").path
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        try course.perform("follow", "1")
        try course.write("built", to: "Practice/.build/product")
        let before = try inode()

        try course.perform("follow", "1.1")

        #expect(try inode() == before)
        #expect(try course.read("Practice/.build/product") == "built")
    }

    @Test func `no draft is left behind`() throws {
        try course.perform("follow", "1")

        #expect(Disk.names(in: course.project.url(".kata")) == ["cache", "progress.json"])
        #expect(
            Disk.names(in: course.project.url("Practice")) == ["Package.swift", "Sources", "Tests"])
    }

    @Test func `a file that cannot be read goes to the backup like any other`() throws {
        try course.perform("follow", "1.1")
        try Data([0xff]).write(to: course.project.url("Practice/Sources/Leap/Leap.swift"))

        try course.perform("follow", "1.2")

        #expect(try course.read("Practice/Sources/Leap/Leap.swift").contains("true"))
        course.expect("What you had is in .kata/backups/")
    }

    @Test func `where Practice is a link, what it leads to stays`() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("let mine = 7\n", to: "Mine.swift")
        try FileManager.default.createSymbolicLink(
            at: course.project.url("Practice"), withDestinationURL: elsewhere.root)

        try course.perform("follow", "1.1")

        #expect(try elsewhere.files(in: "") == ["Mine.swift": "let mine = 7\n"])
        #expect(!Disk.isLink(course.project.url("Practice")))
        #expect(course.project.exists("Practice/Package.swift"))
    }

    @Test func `a chapter or a step that is not there is named`() {
        #expect(throws: KataError.noSuchChapter("9", last: 1)) { try course.perform("follow", "9") }
        #expect(throws: KataError.noSuchStep("1.4", last: "1.3")) {
            try course.perform("follow", "1.4")
        }
    }

    // MARK: What to read on

    @Test(arguments: [("## Exercises", 50), ("Exercises", 37)])
    func `after the last step it leads to what the chapter says then, or to that step`(
        _ heading: String, _ line: Int
    ) throws {
        try course.change("Chapters/01-Leap.md", "## Exercises", to: heading)

        try course.expect("Read on:  Chapters/01-Leap.md:\(line)\n", from: "follow", "1.3")
    }

    @Test func `a chapter without steps is read from its beginning`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")

        try course.expect(end: "Read on:  Chapters/02-Wishes.md:1\n", from: "follow", "2")
    }

    @Test func `words of one's own are remembered when one leaves, and no difference`() throws {
        try course.perform("follow", "1")
        try type()

        try course.perform("follow", "1.0")

        #expect(course.state.progress().reached == ["Leap": 2])
        #expect(course.state.progress().step == 0)

        try type()
        #expect(try course.perform("compare") == 0)
        course.expect("Practice/ does what the chapter does after step 1.2, in words of your own.")
    }

    @Test func `a chapter is done at the last step that stays`() throws {
        try course.perform("follow", "1")
        try type()

        try course.perform()
        course.expect("⚫ 1.3")

        try course.expect("1 · Leap years                    ✔ done", from: "list")

        // Broken and mended.
        try type()
        try course.perform()
        course.expect("Chapter 1 · Leap years is done.")
    }

    /// Types all that stays, with names and comments that the chapter does not have.
    private func type() throws {
        let names = ["Sources/Leap/Leap.swift", "Tests/LeapTests/LeapTests.swift"]
        for name in names {
            let text = try course.read(name).replacing("_ year", with: "_ number")
                .replacing("2024 is a leap year", with: "this one is")
            try course.write("// mine\n" + text, to: "Practice/" + name)
        }
    }

    @Test func `whoever follows a later chapter has read the one without steps`() throws {
        for name in ["02-Wishes", "03-Items"] {
            try course.write("# \(name)\n", to: "Chapters/\(name).md")
        }
        try course.perform("follow", "2")
        #expect(course.state.progress().reached["Wishes"] == 0)
        try course.perform("follow", "1")
        #expect(course.state.progress().reached["Wishes"] == 0)

        try course.perform("follow", "2")
        try course.perform("follow", "3")

        #expect(course.state.progress().reached == ["Leap": 0, "Wishes": 1, "Items": 0])
    }
}
