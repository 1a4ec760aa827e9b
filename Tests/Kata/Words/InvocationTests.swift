import Testing

@testable import kata

struct InvocationTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(arguments: [
        "home", "help", "help check", "check Even", "log Even", "log 1",
        "hint Even", "compare 1.3", "solution Even",
    ])
    func `by the launcher every command is shown as it is typed there`(_ words: String) throws {
        try course.perform("follow", "1.1")
        course.answer(.red, whereCodeContains: "n == n")
        var terminal = course.world.terminal
        terminal.kata = .launcher

        let shown = try perform(words, terminal)

        #expect(!shown.contains("swift run kata"))
        #expect(try perform(words, course.world.terminal).contains("swift run kata"))
    }

    private func perform(_ words: String, _ terminal: Terminal) throws -> String {
        let before = course.output.count
        var world = course.world
        world.terminal = terminal
        do {
            let arguments = try Arguments(words.words)
            _ = try Kata.perform(arguments.request, in: world)
        } catch { terminal.write(terminal.text(of: error)) }
        return String(course.output.dropFirst(before))
    }

    @Test func `it is the launcher's where the launcher is on the path`() {
        #expect(Invocation(in: [:])("check Even") == "swift run kata check Even")
        #expect(Invocation(in: ["KATA_ON_PATH": "1"])("check Even") == "kata check Even")
        #expect(Invocation.launcher("") == "kata")
    }
}
