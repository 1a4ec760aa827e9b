import Foundation
import Testing

@testable import kata

struct BackTests {
    let course: SampleCourse
    private let code = SampleCourse.exercise + "Sources/Even.swift"

    init() throws { course = try SampleCourse() }

    private var backups: [String] { Disk.names(in: course.project.url(".kata/backups")) }

    private var date: String { "2026-10-14-" }

    @Test func `what was typed on the way counts, not what was followed to`() throws {
        try course.perform("follow", "1.2")
        let typed = try course.read("Practice/Sources/Leap/Leap.swift")
        try course.perform("follow", "1")
        for path in ["Sources/Leap/Leap.swift", "Tests/LeapTests/LeapTests.swift"] {
            try course.write(course.read(path), to: "Practice/" + path)
        }
        #expect(try course.read("Practice/Sources/Leap/Leap.swift") == typed)

        try course.perform("follow", "1.1")

        #expect(backups.contains { $0.hasSuffix("-Practice-1.2") }, "\(backups)")
    }

    @Test func `they are listed, the newest first, with a number, the time, and what it is`() throws
    {
        for name in [
            "2026-03-01-080910-Practice-1.2", "2026-03-02-101112-Even",
            "2025-12-31-235959-Practice",
            "2026-03-02-101112-Even-2", "2026-02-01-000000-Practice-1", "notes",
            "2026-03-03-thesis",
        ] {
            try course.write("", to: ".kata/backups/\(name)/Sources/A.swift")
        }

        #expect(try course.perform("back") == 0)

        #expect(
            course.output == """
                What was moved to a backup, the newest first:

                  1  2026-03-02 10:11  Even
                  2  2026-03-02 10:11  Even
                  3  2026-03-01 08:09  Practice/ at step 1.2
                  4  2026-02-01 00:00  Practice/ at the beginning of chapter 1
                  5  2025-12-31 23:59  Practice/

                Put one back:  swift run kata back 1
                What is there now goes to a backup first.

                """)
    }

    @Test func `the number that is said is that of the backup, whatever other clocks have said`()
        throws
    {
        try course.write("", to: ".kata/backups/2099-01-01-000000-Even/Sources/A.swift")
        try course.write("let mine = 7\n", to: code)

        try course.perform("reset", "Even")

        course.expect("To get it back: swift run kata back 2\n")
    }

    @Test func `a folder with nothing in it is no backup`() throws {
        try Disk.makeFolder(course.project.url(".kata/backups/2026-03-01-080910-Even"))

        try course.perform("back")

        #expect(course.output == "Nothing has been moved to a backup yet.\n")
    }

    @Test func `where nothing was moved, it says so`() throws {
        #expect(try course.perform("back") == 0)

        #expect(course.output == "Nothing has been moved to a backup yet.\n")
    }

    @Test func `Practice comes back, and so does what was put in its place`() throws {
        try course.perform("follow", "1.1")
        try course.write("// mine\n", to: "Practice/Sources/Leap/Mine.swift")
        let mine = try course.workspace.practice.package()
        try course.perform("follow", "1.2")
        let followed = try course.workspace.practice.package()

        #expect(try course.perform("back", "1") == 0)
        #expect(try course.workspace.practice.package() == mine)
        #expect(course.state.progress().step == 1)
        course.expect("swift run kata back 1")
        #expect(backups.count == 1)

        try course.perform("back", "1")
        #expect(try course.workspace.practice.package() == followed)
        #expect(course.state.progress().step == 2)
        #expect(backups.count == 1)
    }

    @Test func `an exercise comes back, with all that was in it`() throws {
        try course.write("let mine = 7\n", to: code)
        let bytes = course.project.url(SampleCourse.exercise + "Tests/More.swift")
        try Data([0xff]).write(to: bytes)
        try course.perform("reset", "Even")
        #expect(backups[0].hasSuffix("-Even"))
        course.expect("swift run kata back")

        #expect(try course.perform("back", "1") == 0)

        #expect(try course.read(code) == "let mine = 7\n")
        #expect(try Data(contentsOf: bytes) == Data([0xff]))
        #expect(try course.read(".kata/backups/\(backups[0])/Sources/Even.swift").isEmpty == false)
    }

    @Test func `what an editor has left beside a page takes no code away`() throws {
        let folder = ".kata/backups/2026-03-02-101112-Even/"
        for name in ["Part2.md", ".Part2.md.swp"] { try course.write("mine", to: folder + name) }
        let before = try course.read(code)

        try course.perform("back", "1")

        #expect(try course.read(code) == before)
        #expect(try course.read(SampleCourse.exercise + "Part2.md") == "mine")
        try course.expect("Nothing has been moved to a backup yet.\n", from: "back")
    }

    @Test func `a link that was there comes back as a link`() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("let mine = 7\n", to: "Mine.swift")
        let sources = course.project.url(SampleCourse.exercise + "Sources")
        try FileManager.default.removeItem(at: sources)
        try FileManager.default.createSymbolicLink(at: sources, withDestinationURL: elsewhere.root)
        try course.perform("reset", "Even")

        try course.perform("back", "1")

        #expect(Disk.isLink(sources))
        #expect(try elsewhere.files(in: "") == ["Mine.swift": "let mine = 7\n"])
        #expect(
            try course.read(".kata/backups/\(backups[0])/Sources/Even.swift")
                == SampleCourse.starterCode)
    }

    @Test(arguments: ["0", "2", "x", "-1"])
    func `a number that is not in the list moves nothing`(_ number: String) throws {
        try course.write("let mine = 7\n", to: code)
        try course.perform("reset", "Even")

        #expect(throws: (any Error).self) { try course.perform("back", number) }

        #expect(try course.read(code) == SampleCourse.starterCode)
        #expect(backups.count == 1)
    }

    @Test func `an exercise that is no longer in the course stays in the backup`() throws {
        try course.write("mine", to: ".kata/backups/\(date)101112-Gone/Sources/Gone.swift")

        #expect(throws: KataError.noSuchExercise("Gone", similar: [])) {
            try course.perform("back", "1")
        }

        #expect(backups == [date + "101112-Gone"])
    }
}
