import Foundation
import Testing

@testable import kata

struct KataTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(
        arguments: [
            ("list", 0, "1 · Leap years", ""),
            ("help", 0, "swift run kata COMMAND", ""),
            ("log --help me", 0, "swift run kata log", ""),
            ("--version", 0, "kata 1 · Swift 6.", ""),
            ("list --frob", 64, "", "error: list knows no option --frob\n"),
            ("follow 9", 64, "", "error: there is no chapter 9\n"),
            ("solution Even", 1, "", "Even is not done yet"),
            (
                "even", 64, "",
                "error: there is no command even\n  Did you mean: swift run kata check Even"
            ),
        ] as [(String, Int32, String, String)])
    func `what is printed and what is an error go different ways`(
        _ words: String, _ code: Int32, _ output: String, _ errors: String
    ) {
        #expect(Kata.perform(words.words, in: course.root, course.world.terminal) == code)
        #expect(output.isEmpty ? course.output == "" : course.output.hasPrefix(output))
        #expect(errors.isEmpty ? course.errors == "" : course.errors.hasPrefix(errors))
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
