#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import kata

    /// The watcher, in a real terminal, with a real compiler.
    struct WatchTests: Watching {
        let course: SampleCourse

        init() throws { course = try SampleCourse.forWatching() }

        @Test func `a person sees red, asks for a hint, predicts, sees green, and quits`() throws {
            let terminal = try start()
            try terminal.waitFor("Even · drive it", "NOTHING RAN", "q quit")

            try save(tests: "#expect(isEven(2))")
            try terminal.waitFor("RED", "1 of 1 test failed", "EvenTests.swift:7")

            terminal.type("h")
            try terminal.waitFor("What is two?")

            terminal.type("p")
            try terminal.waitFor("What will it be?")
            terminal.type("g")
            try terminal.waitFor("you say green")
            try save(code: "n == 2")
            try terminal.waitFor("GREEN", "1 test passed. You said so.", "1 cycle", "1 of 1")

            terminal.type("q")
            #expect(try terminal.end() == 0)
            #expect(terminal.isAsBefore)
        }

        @Test func `the lights are still there after a restart`() throws {
            let first = try start()
            try save(tests: "#expect(isEven(2))")
            try first.waitFor("RED")
            first.type("q")
            _ = try first.end()

            let second = try start()

            try second.waitFor("RED", "r\n0 cycles")
            #expect(history.map(\.light) == [.red] || history.map(\.light) == [.dark, .red])
        }

        @Test func `an editor that saves by renaming is noticed`() throws {
            let terminal = try start()
            try terminal.waitFor("NOTHING RAN")

            try course.write(testText("#expect(isEven(2))"), to: tests + "~new")
            rename(course.project.url(tests + "~new").path, course.project.url(tests).path)

            try terminal.waitFor("RED", "EvenTests.swift:7")
        }

        @Test func `a burst of saves ends with the last of them`() throws {
            let terminal = try start()
            try terminal.waitFor("NOTHING RAN")

            try save(tests: "#expect(isEven(2))")
            for number in 1...30 { try save(code: "n == \(number % 29 + 1)") }

            try terminal.waitFor("GREEN", "1 test passed")
            #expect(history.count <= 6)
        }

        @Test func `a newer save ends a run that takes long`() throws {
            let terminal = try start("--seconds 50")
            try save(tests: "print(\"looping\"); while isEven(2) == isEven(2) {}")
            try terminal.waitFor("…")

            try save(tests: "#expect(!isEven(2))")

            try terminal.waitFor("GREEN", seconds: 30)
        }

        @Test func `a deleted and a moved file are noticed`() throws {
            let terminal = try start()
            try save(tests: "#expect(!isEven(3))")
            try terminal.waitFor("GREEN")

            try Disk.move(course.project.url(code), to: course.project.url("away.swift"))
            try terminal.waitFor("DOES NOT COMPILE")

            try Disk.move(
                course.project.url("away.swift"),
                to: course.project.url(SampleCourse.exercise + "Sources/Other.swift"))
            try terminal.waitFor("GREEN")
        }

        @Test func `an editor gets an error and an end where nothing can be read`() throws {
            try Data([0xff]).write(to: course.project.url(code))

            let terminal = try start("--once")

            #expect(try terminal.end() == 70)
            #expect(terminal.screen.contains("it is not UTF-8 text"))
        }

        @Test func `a reset is noticed, though folders are new`() throws {
            let terminal = try start()
            try save(tests: "#expect(isEven(2))")
            try terminal.waitFor("RED")

            try course.perform("reset", "Even")
            try terminal.waitFor("NOTHING RAN")
            try save(tests: "#expect(!isEven(3))")

            try terminal.waitFor("GREEN")
        }

        @Test func `where nothing can be written it says so and goes on`() throws {
            try course.write("in the way", to: ".kata/history")
            let terminal = try start()
            try terminal.waitFor("NOTHING RAN")

            try save(tests: "#expect(isEven(2))")

            try terminal.waitFor("RED", "The history could not be written")
        }

        @Test func `in a course below a hidden folder a save arrives as an event`() throws {
            let hidden = try TemporaryFolder()
            let root = hidden.url(".hidden/course")
            try FileManager.default.createDirectory(
                at: root.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: course.root, to: root)
            let terminal = try start(shell: "cd '\(root.path)';")
            try terminal.waitFor("NOTHING RAN")

            let file = root.appendingPathComponent(tests)
            try Disk.write(testText("#expect(isEven(2))"), to: file)

            try terminal.waitFor("RED")
            #expect(!terminal.screen.contains("No file events"))
        }

        @Test func `without file events it looks again and again`() throws {
            let terminal = try start("--poll")
            try terminal.waitFor("NOTHING RAN", "four times a second, as you asked")

            try save(tests: "#expect(!isEven(3))")

            try terminal.waitFor("GREEN")
        }

        @Test func `40 columns are enough`() throws {
            let terminal = try start(columns: 40)

            try terminal.waitFor("NOTHING RAN", "q quit")

            let widest = terminal.screen.lines.map(\.count).max() ?? 0
            #expect(widest <= 40, "\(terminal.screen.debugDescription)")
        }

        @Test func `where no colour is wanted there is none`() throws {
            let terminal = try start(variables: ["TERM": "xterm", "NO_COLOR": "1"])

            try terminal.waitFor("[ NOTHING RAN ]")

            #expect(!terminal.everything.contains("\u{1b}[4"))
        }

        @Test func `a simple terminal gets a line for each save`() throws {
            let terminal = try start(variables: ["TERM": "dumb"])
            try terminal.waitFor("Even · drive it: NOTHING RAN · ")

            try save(tests: "#expect(!isEven(3))")
            try terminal.waitFor("Even · drive it: GREEN · 1 test passed.")

            #expect(!terminal.everything.contains("\u{1b}["))
        }

        @Test func `an editor gets one run, its failures by path and line, and an exit code`()
            throws
        {
            try save(tests: "#expect(isEven(2))")

            let terminal = try start("--once")

            #expect(try terminal.end() == 1)
            #expect(terminal.screen.contains(":7: error: is even: Expectation failed: isEven(2)\n"))
            #expect(terminal.screen.hasSuffix("--\n"))
        }

        @Test func `c shows the squares, what is not noticed, and what is next`() throws {
            try save(tests: "#expect(isEven(2))")
            try save(code: "n % 2 == 0")
            let terminal = try start()
            try terminal.waitFor("GREEN")

            terminal.type("c")

            try terminal.waitFor("1 of 2 noticed", "Every number is even", "Next: think of a test")
        }

        @Test func `a save goes on at once, though a check is running`() throws {
            // On a faulty version it has no end.
            try save(tests: "while isEven(2) == isEven(3) {}")
            try save(code: "n % 2 == 0")
            let terminal = try start("--seconds 50")
            try terminal.waitFor("GREEN")
            terminal.type("c")
            try terminal.waitFor("Checking")

            try save(tests: "#expect(!isEven(2))")

            try terminal.waitFor("RED", seconds: 30)
        }
    }
#endif
