import Foundation
import Testing

@testable import kata

struct PackWorkTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.addExercise("Odd")
        try course.write("let mine = 7\n", to: home + "Sources/Even.swift")
    }

    private let home = SampleCourse.exercise

    @Test func `what is begun is in a small archive, and is listed`() throws {
        try course.write("rm -rf /", to: home + "run.sh")
        try course.write("?", to: home + "Sources/.Even.swift.swp")

        #expect(try course.perform("hand-in", "--name", "Ada") == 0)

        #expect(
            course.output == """
                This is in it:
                  Even                          ◐ started

                Hand in: Hand-in/Ada.tar.gz
                The log of your cycles is not in it; --log puts it in, if you agree.
                Your own files are as they were. A mistake? Delete it, and call hand-in again.

                """)
        #expect(
            try unpacked("Ada.tar.gz") == [
                "Ada/\(home)Sources/Even.swift", "Ada/\(home)Tests/EvenTests.swift",
            ])
        #expect(Disk.names(in: course.project.url("Hand-in")) == ["Ada.tar.gz"])
    }

    @Test func `grade finds in the archive what was handed in`() throws {
        try course.state.history(of: "Even").append(Entry(time: 100, light: .red))
        try course.state.history(of: "Even").append(Entry(time: 160, light: .green))

        try course.perform("hand-in", "--name", "Ada", "--log")

        let handIn = try #require(try HandIn.all(in: course.project.url("Hand-in")).handIns.first)
        let found = try handIn.contents(Wanted([home], in: course.project)) {
            try Workbench.lab.unpack($0, $1, work: $2)
        }
        #expect(handIn.name == "Ada")
        #expect(found.files[home] == .readable(try course.workspace.files(in: home)))
        #expect(found.work[home]?.seconds == 60)
        course.expect("The log of your cycles is in it.\n")
    }

    @Test func `only what is named is in it, as a folder if that is asked for`() throws {
        try course.write("let mine = 8\n", to: "Exercises/01-Leap/Odd/Sources/Even.swift")

        try course.perform("hand-in", "Odd", "--name", "Ada", "--folder")

        let tree = try Disk.tree(in: course.root, below: "Hand-in/")
        #expect(
            tree.paths == [
                "Hand-in/Ada/Exercises/01-Leap/Odd/Sources/Even.swift",
                "Hand-in/Ada/Exercises/01-Leap/Odd/Tests/EvenTests.swift",
            ])
    }

    @Test func `a patch makes what was done of the starter`() throws {
        try course.write("// more\n", to: home + "Sources/More.swift")

        try course.perform("hand-in", "--name", "Ada", "--patch")

        let patch = try course.read("Hand-in/Ada.patch")
        let file = home + "Sources/Even.swift"
        #expect(patch.contains("--- a/\(file)\n+++ b/\(file)\n"))
        #expect(patch.contains("\n+let mine = 7\n"))
        #expect(patch.contains("--- /dev/null\n+++ b/\(home)Sources/More.swift\n"))
        #expect(!patch.contains("EvenTests"))
    }

    @Test func `the chapter is in it only if that is asked for`() throws {
        try course.perform("follow", "1.2")
        try course.perform("hand-in", "--name", "Ada", "--chapter")

        course.expect("  Practice/\n")
        #expect(try unpacked("Ada.tar.gz").contains("Ada/Practice/Tests/LeapTests/LeapTests.swift"))
    }

    @Test func `what was there before is kept`() throws {
        try course.write("old", to: "Hand-in/Ada.tar.gz")

        try course.perform("hand-in", "--name", "Ada")

        let backups = course.root.appendingPathComponent(".kata/backups")
        let backup = try #require(Disk.names(in: backups).first)
        #expect(try course.read(".kata/backups/\(backup)/Ada.tar.gz") == "old")
        course.expect("What was there before is in .kata/backups/\(backup)/\n")
    }

    @Test func `a board's name is a name too, without what files cannot have in theirs`() throws {
        try course.state.remember { $0.roomName = "../Zoë: 2" }

        try course.expect("Hand in: Hand-in/Zoë- 2.tar.gz\n", from: "hand-in")
    }

    @Test func `where nothing is begun, and where there is no name, that is said`() throws {
        #expect(throws: UsageError.self) { try course.perform("hand-in") }
        #expect(throws: UsageError.self) { try course.perform("hand-in", "--name", "..") }

        #expect(try course.perform("hand-in", "Odd", "--name", "Ada") == 1)
        #expect(course.output == "Nothing of it is begun yet, so there is nothing to hand in.\n")
        #expect(!Disk.isThere(course.project.url("Hand-in")))
    }

    /// What is in an archive, by its path.
    private func unpacked(_ name: String) throws -> [String] {
        let result = try Subprocess.run(
            "/usr/bin/env", ["tar", "-tzf", name], in: course.project.url("Hand-in").path,
            seconds: 60, output: 1 << 16)
        return result.output.lines.filter { !$0.isEmpty && !$0.hasSuffix("/") }.sorted()
    }
}
