import Foundation
import Testing

@testable import kata

struct KataTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(arguments: [
        Row("list", code: 0, output: "1 · Leap years", errors: ""),
        Row("help", code: 0, output: "swift run kata COMMAND", errors: ""),
        Row("log --help me", code: 0, output: "swift run kata log", errors: ""),
        Row("--version", code: 0, output: "kata 1 · Swift 6.", errors: ""),
        Row("list --frob", code: 64, output: "", errors: "error: list knows no option --frob\n"),
        Row("follow 9", code: 64, output: "", errors: "error: there is no chapter 9\n"),
        Row("solution Even", code: 1, output: "", errors: "Even is not done yet"),
        Row(
            "even", code: 64, output: "",
            errors: "error: there is no command even\n  Did you mean: swift run kata check Even"),
    ])
    func `what is printed and what is an error go different ways`(_ row: Row) {
        let code = Kata.perform(row.words, in: course.root, course.world.terminal)

        #expect(code == row.code)
        #expect(row.output.isEmpty ? course.output == "" : course.output.hasPrefix(row.output))
        #expect(row.errors.isEmpty ? course.errors == "" : course.errors.hasPrefix(row.errors))
    }

    struct Row: CustomTestStringConvertible {
        var words: [String]
        var code: Int32
        var output: String
        var errors: String

        init(_ words: String, code: Int32, output: String, errors: String) {
            self.words = words.split(separator: " ").map(String.init)
            self.code = code
            self.output = output
            self.errors = errors
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    @Test func `what is our own fault has a code of its own`() throws {
        try FileManager.default.removeItem(
            at: course.project.url(SampleCourse.exercise + "Solution.md"))

        let code = Kata.perform(["solution", "Even"], in: course.root, course.world.terminal)

        #expect(code == 70)
        #expect(course.errors.contains("Exercises/01-Leap/Even/Solution.md"))
    }

    @Test func `outside the course nothing is done`() {
        let folder = course.root.deletingLastPathComponent()

        let code = Kata.perform(["list"], in: folder, course.world.terminal)

        #expect(code == 64)
        #expect(course.errors.contains("is not in the course\n"))
    }

    @Test func `the course is found from every folder in it`() {
        let folder = course.project.url(SampleCourse.exercise + "Tests")

        #expect(Kata.perform(["list"], in: folder, course.world.terminal) == 0)
    }

    #if os(Linux)
        @Test func `where nothing can be printed the program ends with an error`() throws {
            let call = try Subprocess.run(
                "/bin/sh", ["-c", "\"$0\" list > /dev/full", PseudoTerminal.program],
                in: course.root.path, seconds: 30, output: 1 << 16)

            #expect(call.ending == .exited(70))
            #expect(call.output.hasPrefix("error: what was to be printed could not be written: "))
        }
    #endif
}
