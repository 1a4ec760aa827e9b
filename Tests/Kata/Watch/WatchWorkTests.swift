#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import kata

    /// What counts as work while watching, and what the watcher hears of it; nothing is compiled.
    struct WatchWorkTests: Watching {
        let course: SampleCourse

        private let leap = "Sources/Leap/Leap.swift"

        init() throws { course = try SampleCourse() }

        @Test func `a save between the wait and the look has been heard`() throws {
            let watch = try watching("Even")

            try save(tests: "#expect(isEven(2))")
            try watch.goOn(hearing: [])

            #expect(watch.screen.note == nil)
        }

        @Test func `where nothing is heard of a save it looks by itself, until it hears again`()
            throws
        {
            let watch = try watching("Even")

            // What a link leads to is in no folder that it listens to.
            let away = course.project.url("away.swift")
            try Disk.move(course.project.url(code), to: away)
            try FileManager.default.createSymbolicLink(
                at: course.project.url(code), withDestinationURL: away)
            try run(watch)
            try course.write("func isEven(_ n: Int) -> Bool { true }\n", to: "away.swift")
            try watch.goOn(hearing: [])
            #expect(watch.screen.note?.hasPrefix("No file events arrive here") == true)

            try save(tests: "#expect(isEven(2))")
            try run(watch)

            #expect(watch.screen.note == nil)
        }

        @Test func `n looks at the next exercise, which is not to work on it, and b goes back`()
            throws
        {
            try course.addExercise("Odd")
            let watch = try watching("Even")

            watch.press(["n"])
            #expect(watch.screen.note == "Even waits: b goes back to it.")
            try run(watch)

            #expect(watch.screen.title == "Odd · drive it")
            #expect(watch.screen.light == .green)
            #expect(course.state.progress().exercise == "Even")
            #expect(course.state.history(of: "Odd").read().history.entries.isEmpty)

            watch.press(["b"])

            #expect(watch.screen.title == "Even · drive it")
            #expect(watch.screen.note == "Odd waits: b goes back to it.")
        }

        @Test func `with the first save there it is work, and the look counts as its beginning`()
            throws
        {
            try course.addExercise("Odd")
            let watch = try watching("Even")
            watch.press(["n"])
            try run(watch)

            try course.write(
                SampleCourse.starterCode + "// mine\n",
                to: "Exercises/01-Leap/Odd/Sources/Even.swift")
            try run(watch)

            #expect(course.state.progress().exercise == "Odd")
            let lights = course.state.history(of: "Odd").read().history.entries.map(\.light)
            #expect(lights == [.green, .refactor])
        }

        @Test func `what was changed before anybody watched is in the history at once`() throws {
            try save(tests: "#expect(isEven(2))")

            _ = try watching("Even")

            #expect(history.count == 1)
        }

        @Test func `where a run cannot be made, no light of an earlier one stays`() throws {
            let watch = try watching("Even") { run in
                if run.modules.flatMap(\.files.values).joined().contains("isEven(2)") {
                    throw LabError.cannotRun("the compiler", reason: "no room")
                }
                return .green
            }

            try save(tests: "#expect(isEven(2))")
            try run(watch)

            #expect(watch.screen.light == nil)
        }

        @Test func `tests that run where code has changed, and are there, are not gone`() throws {
            try save(tests: "#expect(isEven(2))")
            let two = ["is even", "is odd"].map { TestResult(id: $0, name: $0, outcome: .passed) }
            try course.change(
                tests, "struct EvenTests {\n",
                to: "struct EvenTests {\n    @Test func `is odd`() {}\n\n")
            let watch = try watching("Even") { run in
                let isChanged = run.modules.flatMap(\.files.values).joined().contains("n % 2")
                return Report(verdict: .green, tests: isChanged ? two : [two[0]])
            }

            for body in ["n % 2 == 0", "n == 2"] {
                try save(code: body)
                try run(watch)
            }

            #expect(watch.screen.advice != .testVanished)
        }

        @Test func `a chapter without a test says which step to type`() throws {
            try course.perform("follow", "1")
            let watch = try watching(nil, report: Report(verdict: .empty))

            #expect(watch.screen.plainLines()[0].hasSuffix("No test ran. Type step 1.1."))
        }

        @Test func `while pages are served, it says where the step is on them`() throws {
            try course.perform("follow", "1")
            try course.state.tellOfPages(at: "http://127.0.0.1:7000/")

            let watch = try watching(nil)

            #expect(watch.screen.plainLines().contains("On its page: http://127.0.0.1:7000/here"))
        }

        @Test func `where the text asks for a prediction, so does the light`() throws {
            let watch = try watchingAPrediction()
            #expect(watch.screen.isAskingForPrediction)

            watch.press(["g"])

            #expect(watch.screen.prediction == true)
            #expect(!watch.screen.isAskingForPrediction)
        }

        @Test func `where the text asks for none, the light does not either`() throws {
            try course.perform("follow", "1.1")

            #expect(try !watching(nil, report: .red).screen.isAskingForPrediction)
        }

        @Test func `where it is not certain which step it is, nobody is asked for a prediction`()
            throws
        {
            let watch = try watchingAPrediction()
            try #require(watch.screen.isAskingForPrediction)

            try course.write("func isLeap(_ n: Int) -> Bool { n == 4 }\n", to: "Practice/" + leap)
            try run(watch)

            #expect(watch.screen.place?.here.isSure == false)
            #expect(!watch.screen.isAskingForPrediction)
        }

        @Test func `a question that a key asked outlives a run, and goes with the next save`()
            throws
        {
            try course.perform("follow", "1.1")
            let watch = try watching(nil, report: .red)
            watch.press(["p"])
            watch.start(on: try #require(watch.lastFiles), isFresh: true)
            try run(watch)
            #expect(watch.screen.isAskingForPrediction)

            try course.write("func isLeap(_ n: Int) -> Bool { n == 4 }\n", to: "Practice/" + leap)
            try run(watch)

            #expect(!watch.screen.isAskingForPrediction)
        }

        @Test func `to run once more is no save, and no answer to a prediction`() throws {
            try save(tests: "#expect(isEven(2))")
            let watch = try watching("Even")

            watch.press(["p", "g", "r"])
            try run(watch)

            #expect(watch.screen.history.entries.count == 1)
            #expect(watch.screen.prediction == true)
        }

        @Test func `why the history cannot be written is said until all of it is written`() throws {
            try course.write("in the way", to: ".kata/history")
            let watch = try watching("Even")
            var shown: String {
                watch.screen.lines(columns: 400, rows: 24, style: .plain).text
            }
            try save(tests: "#expect(isEven(2))")
            try run(watch)
            #expect(shown.contains("The history could not be written: /"))

            try FileManager.default.removeItem(at: course.project.url(".kata/history"))
            try save(code: "n == 2")
            try run(watch)

            #expect(!shown.contains("could not be written"))
            #expect(history.count == 3)
        }

        @Test func `words of one's own have a place, too, and it is remembered`() throws {
            try course.perform("follow", "1.1")
            try course.write("func isLeap(_ n: Int) -> Bool { n != 4 }\n", to: "Practice/" + leap)
            let watch = try watching(nil) { try Workbench.lab.run($0) }

            try run(watch)

            #expect(
                watch.screen.promise
                    == "1.2 should be green: it is. Next: ⚫ 1.3 Break it: no year is")
            #expect(course.state.progress().reached == ["Leap": 2])
        }

        @Test func `tests that were there before are none that are new`() throws {
            let before = green("one")
            let after = green("one", "two", "three", "four")
            let watch = try watching("Even") { run in
                let code = run.modules.flatMap(\.files.values).joined()
                return code.contains("n % 2") ? after : before
            }

            try save(code: "n % 2 == 0")
            try run(watch)

            #expect(watch.screen.history.entries.last?.passing.count == 4)
            #expect(watch.screen.advice == nil)
        }

        @Test func `a step that changes tests and code is not reproached with it`() throws {
            try course.change(
                "Chapters/01-Leap.md", "### ⚫ 1.3 · Break",
                to: """
                    ### 🔵 1.3 · Refactor, tests and code: a better name

                    ```swift
                    // Sources/Leap/Leap.swift
                    func leaps(_ year: Int) -> Bool {
                        true
                    }
                    ```

                    ```swift
                    // Tests/LeapTests/LeapTests.swift
                    \(SampleCourse.leapTests.replacing("isLeap", with: "leaps"))```

                    ```console
                    ✔ Test run with 1 test in 1 suite passed
                    ```

                    ### ⚫ 1.4 · Break
                    """)
            try course.perform("follow", "1.2")
            let watch = try watching(nil, report: green("one"))

            try course.write(
                "func leaps(_ year: Int) -> Bool {\n    true\n}\n", to: "Practice/" + leap)
            try course.write(
                SampleCourse.leapTests.replacing("isLeap", with: "leaps"),
                to: "Practice/Tests/LeapTests/LeapTests.swift")
            try run(watch)

            #expect(watch.screen.place?.here.step == 3)
            #expect(watch.screen.history.entries.last?.changedTests == true)
            #expect(watch.screen.advice == nil)
        }

        @Test func `an editor is told where the way leads, when that has been looked for`() throws {
            try course.perform("follow", "1.1")
            let watch = try watching(nil, isInteractive: false) { _ in .red }

            try course.write("func isLeap(_ n: Int) -> Bool { n == 4 }\n", to: "Practice/" + leap)
            try run(watch)

            let promise = try #require(watch.screen.promise)
            #expect(promise.hasPrefix("On the way to"))
            #expect(course.output.hasSuffix(promise + "\n--\n"), "\(course.output)")
        }

        @Test func `what is typed into the course's own files is seen at once`() throws {
            try course.perform("follow", "1.1")
            let watch = try watching(nil)

            try course.write("let mine = 1\n", to: leap)
            try run(watch)

            #expect(watch.screen.stray?.hasPrefix("You have changed " + leap) ?? false)
        }

        @Test
        func `a save that cannot be read puts the light out, and that is said with each save`()
            throws
        {
            let watch = try watching("Even")
            try Data([0xff]).write(to: course.project.url(code))
            try run(watch)
            #expect(watch.screen.light == nil)
            watch.screen.panel = nil

            try save(tests: "#expect(isEven(2))")
            try run(watch)
            let panel = watch.screen.panel ?? ""
            #expect(panel.contains("Even.swift cannot be read: it is not UTF-8 text"), "\(panel)")

            try save(code: "n == 3")
            try run(watch)
            #expect(watch.screen.light?.isGreen == true)
        }

        @Test(
            arguments: [
                ("h", "1", "Practice/ is exactly as it is at the beginning of chapter 1."),
                ("c", "1.2", "1 · Leap years, after step 1.2"),
            ] as [(Character, String, String)])
        func `in a chapter h shows how the files differ from it, and c its squares`(
            _ key: Character, _ place: String, _ beginning: String
        ) throws {
            try course.perform("follow", place)
            try course.state.remember { $0.hints = ["Even": 1] }
            let watch = try watching(nil)

            watch.press([key])
            try run(watch)

            let panel = watch.screen.panel ?? ""
            #expect(panel.hasPrefix(beginning), "\(panel)")
        }

        /// A watcher at a red step, behind which the text asks what comes.
        private func watchingAPrediction() throws -> Watch {
            try course.change(
                "Chapters/01-Leap.md", "### 🟢 1.2 · Green: it is\n",
                to: "### 🟢 1.2 · Green: it is\n\nBefore you run it: is it green?\n")
            try course.perform("follow", "1.1")
            return try watching(nil, report: .red)
        }

        private func green(_ names: String...) -> Report {
            Report(
                verdict: .green,
                tests: names.map { TestResult(id: $0, name: $0, outcome: .passed) })
        }
    }
#endif
