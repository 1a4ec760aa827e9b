import Foundation
import Testing

@testable import kata

struct ResetTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `the starter comes back, and what was there goes to a backup`() throws {
        let home = SampleCourse.exercise
        try course.write("let mine = 7\n", to: home + "Sources/Even.swift")
        try course.write("let more = 8\n", to: home + "Tests/More.swift")

        #expect(try course.perform("reset", "Even") == 0)

        #expect(try course.read(home + "Sources/Even.swift") == SampleCourse.starterCode)
        #expect(try course.read(home + "Tests/EvenTests.swift") == SampleCourse.starterTests)
        #expect(!course.project.exists(home + "Tests/More.swift"))
        let backup = Disk.names(in: course.project.url(".kata/backups"))[0]
        course.expect(".kata/backups/\(backup)/")
        #expect(try course.read(".kata/backups/\(backup)/Sources/Even.swift") == "let mine = 7\n")
        #expect(try course.read(".kata/backups/\(backup)/Tests/More.swift") == "let more = 8\n")
    }

    @Test func `an untouched exercise stays as it is`() throws {
        try course.perform("reset", "Even")

        course.expect("there is nothing to reset")
        #expect(!course.project.exists(".kata/backups"))
    }

    @Test(arguments: Self.unreadable)
    func `what cannot be read is moved all the same`(_ row: Unreadable) throws {
        try row.put(course.project.url(SampleCourse.exercise))

        #expect(try course.perform("reset", "Even") == 0)

        let home = SampleCourse.exercise
        #expect(try course.workspace.files(in: home) == course.project.starter(of: home))
        course.expect("What you had is in .kata/backups/")
    }

    static let unreadable = [
        Unreadable("a folder that was deleted") {
            try FileManager.default.removeItem(at: $0.appendingPathComponent("Sources"))
        },
        Unreadable("not UTF-8") {
            try Data([0xff]).write(to: $0.appendingPathComponent("Sources/Even.swift"))
        },
        Unreadable("a link that leads nowhere") {
            try FileManager.default.createSymbolicLink(
                atPath: $0.appendingPathComponent("Tests/More.swift").path,
                withDestinationPath: "nowhere")
        },
        Unreadable("a pipe") {
            mkfifo($0.appendingPathComponent("Sources/Pipe.swift").path, 0o600)
        },
    ]

    struct Unreadable: CustomTestStringConvertible {
        var testDescription: String
        var put: @Sendable (URL) throws -> Void

        init(_ name: String, _ put: @escaping @Sendable (URL) throws -> Void) {
            testDescription = name
            self.put = put
        }
    }

    @Test func `only Solution.md is read`() throws {
        for name in ["README.md", "Mutants.md"] {
            try FileManager.default.removeItem(at: course.project.url(SampleCourse.exercise + name))
        }
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")

        try course.expect("Even is as you first got it.", from: "reset", "Even")
    }

    @Test(arguments: [
        "", "# Even\n", String(SampleCourse.solution.prefix(200)),
        SampleCourse.solution.components(separatedBy: "### ")[0],
    ])
    func `where the starter is not whole, nothing moves`(solution: String) throws {
        try course.write(solution, to: SampleCourse.exercise + "Solution.md")
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")

        #expect(throws: (any Error).self) { try course.perform("reset", "Even") }

        #expect(try course.read(SampleCourse.exercise + "Sources/Even.swift") == "let mine = 7\n")
        #expect(!course.project.exists(".kata/backups"))
    }

    @Test func `where the exercise itself is a link, nothing moves`() throws {
        let elsewhere = try TemporaryFolder()
        let home = course.project.url("Exercises/01-Leap/Even")
        try Disk.move(home, to: elsewhere.url("Even"))
        try FileManager.default.createSymbolicLink(
            at: home, withDestinationURL: elsewhere.url("Even"))
        try elsewhere.write("let mine = 7\n", to: "Even/Sources/Even.swift")

        #expect(throws: KataError.isLink("Exercises/01-Leap/Even")) {
            try course.perform("reset", "Even")
        }

        #expect(try elsewhere.files(in: "Even/Sources") == ["Even.swift": "let mine = 7\n"])
    }
}
