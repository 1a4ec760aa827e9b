import Foundation
import Testing

@testable import kata

/// The course's targets stand in groups, and lessons do not know it.
struct GroupsTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        for (kind, name) in [("Sources", "Leap"), ("Tests", "LeapTests")] {
            try Disk.move(
                course.project.url("\(kind)/\(name)"),
                to: course.project.root.appendingPathComponent("\(kind)/Calendar/\(name)"))
        }
    }

    @Test func `the files of a target are found by the paths that lessons know`() throws {
        let project = course.project

        #expect(project.exists("Sources/Leap"))
        #expect(try project.files(below: "Sources/Leap/").paths == ["Sources/Leap/Leap.swift"])
        #expect(try project.stages().paths.contains("Tests/LeapTests/LeapTests.swift"))
        #expect(project.place(of: "Sources/Leap/Leap.swift") == "Sources/Calendar/Leap/Leap.swift")
    }

    @Test func `a group is no module that code imports`() throws {
        let module = Module(
            name: "A", isTests: false, files: ["Sources/A/A.swift": "import Calendar\nimport Leap"])

        #expect(try course.project.stages(usedBy: [module]).map(\.name) == ["Leap"])
    }

    @Test func `a file that somebody has put into a group changes nothing`() throws {
        try course.write("", to: "Sources/Calendar/Untitled.swift")

        #expect(
            try course.project.files(below: "Sources/Leap/").paths == ["Sources/Leap/Leap.swift"])
    }

    @Test(arguments: [".#01-Leap.md", "._01-Leap.md", "01-Leap 2.md", "01-Leap.md~"])
    func `what editors, Macs and clouds lay beside chapters is none`(_ name: String) throws {
        try Disk.put(at: course.project.url("Chapters/" + name)) {
            try FileManager.default.createSymbolicLink(
                atPath: course.project.url("Chapters/" + name).path,
                withDestinationPath: "somebody@nowhere")
        }

        #expect(try course.project.catalogue().chapters.map(\.number) == [1])
    }

    @Test func `what stands in no group stays where it is`() throws {
        try course.write("let even = 2\n", to: "Sources/Even/Even.swift")
        let project = course.project

        #expect(try project.stages().paths.contains("Sources/Even/Even.swift"))
        #expect(project.place(of: "Sources/Even/Even.swift") == "Sources/Even/Even.swift")
        #expect(project.place(of: "Chapters/README.md") == "Chapters/README.md")
    }

    @Test func `what was typed into the course's own file is named by its place, and moved`() throws
    {
        try course.perform("follow", "1.1")
        try course.write("let mine = 1\n", to: "Sources/Calendar/Leap/Leap.swift")

        try course.perform()
        #expect(course.output.contains("You have changed Sources/Calendar/Leap/Leap.swift, a file"))

        try course.perform("reset", "Leap")
        #expect(try course.read("Practice/Sources/Leap/Leap.swift") == "let mine = 1\n")
        #expect(try course.read("Sources/Calendar/Leap/Leap.swift").hasPrefix("func isLeap"))
    }
}
