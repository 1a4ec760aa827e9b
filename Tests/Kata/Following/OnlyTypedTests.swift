#if os(Linux)
    import Foundation
    import Synchronization
    import Testing

    @testable import kata

    /// What the companion itself has written is nobody's work: in no watch, no log, no place.
    struct OnlyTypedTests: Watching {
        let course: SampleCourse

        init() throws {
            course = try SampleCourse()
            try course.addCalendar()
            try course.perform("follow", "1")
        }

        @Test(
            arguments: [
                [["follow", "2"]], [["follow", "1.2"]],
                [["follow", "2.2"], ["follow", "1.1"], ["follow", "2"]],
                [["follow", "1.2"], ["follow", "1"], ["back", "1"]],
                [["follow", "2"], ["compare", "1.2"]], [["follow", "1.2"], ["compare"]],
                [["follow", "1.2"], ["check", "1"], ["check", "1.2"]],
                [["follow", "2.2"], ["check", "2"], ["list"]],
                // Seen again at a step that leaves nothing.
                [["follow", "1.2"], [], ["follow", "1.1"], ["follow", "1.2"], []],
                [["follow", "1.2"], ["watch", "--once"], ["list"]],
            ], [true, false])
        func `what follow and back have written is no step and no save`(
            _ commands: [[String]], isWatched: Bool
        ) throws {
            let watches = isWatched ? [try watching(nil), try watching(nil)] : []

            for words in commands {
                try course.perform(words)
                for watch in watches { try run(watch) }
            }

            let reached = course.state.progress().reached
            #expect(reached.values.allSatisfy { $0 == 0 }, "\(reached)")
            #expect(watches.allSatisfy { $0.screen.advice == nil })
            for chapter in ["1", "2"] {
                try course.expect(start: "No saves of", from: "log", chapter)
            }
            try course.perform("list")
            #expect(!course.output.contains("done"), "\(course.output)")
        }

        @Test func `a later chapter, which does all that its own does, credits nothing of it`()
            throws
        {
            let watch = try watching(nil) { try Workbench.lab.run($0) }

            try course.perform("follow", "2")
            try run(watch)
            try course.write("import Leap\n", to: "Practice/Sources/Calendar/Calendar.swift")
            try run(watch)

            #expect(course.state.progress().reached["Leap"] == 0)
            #expect(watch.screen.title == "2 · A calendar")
        }

        @Test func `a follow while the light is being computed credits nothing`() throws {
            let gate = DispatchSemaphore(value: 0)
            var world = course.world
            world.terminal.isInteractive = true
            world.engine = Engine { _ in
                _ = gate.wait(timeout: .now() + 20)
                return .green
            }
            let watch = try Watch(nil, in: world)
            try watch.look()

            try course.perform("follow", "2")
            for _ in 1...9 { gate.signal() }
            try run(watch)

            #expect(course.state.progress().reached == ["Leap": 0, "Calendar": 0])
            #expect(saves(of: "chapter-Leap") == 0)
        }

        @Test func `what was typed before and after a jump counts, and the jump does not`() throws {
            let watch = try watching(nil)
            try type("Tests/LeapTests/LeapTests.swift")
            try run(watch)
            #expect(course.state.progress().reached == ["Leap": 1])

            try course.perform("follow", "2.1")
            try run(watch)
            #expect(watch.screen.advice == nil)
            try course.write("import Leap\n", to: "Practice/Sources/Calendar/Calendar.swift")
            try run(watch)

            #expect(course.state.progress().reached == ["Leap": 1, "Calendar": 2])
            #expect(saves(of: "chapter-Leap") == 1)
            #expect(saves(of: "chapter-Calendar") == 1)
            #expect(watch.screen.advice == nil)
        }

        @Test func `own files that come back are no save, and what is typed on them is`() throws {
            try type("Tests/LeapTests/LeapTests.swift")
            try course.perform("follow", "1.2")
            let watch = try watching(nil)

            try course.perform("back", "1")
            try run(watch)
            #expect(course.state.progress().reached == ["Leap": 1])
            #expect(saves(of: "chapter-Leap") == 0)
            try type("Sources/Leap/Leap.swift")
            try run(watch)

            #expect(course.state.progress().reached == ["Leap": 2])
            #expect(saves(of: "chapter-Leap") == 1)
        }

        @Test func `an exercise that reset or back has written is no save`() throws {
            let watch = try watching("Even")
            try save(tests: "#expect(isEven(2))")
            try run(watch)
            let before = saves(of: "Even")

            for words in [["reset", "Even"], ["back", "1"], ["reset", "Even"]] {
                try course.perform(words)
                try run(watch)
            }

            #expect(before == 1)
            #expect(saves(of: "Even") == 1)
            #expect(watch.screen.advice == nil)
            #expect(watch.screen.report != nil)
        }

        @Test func `a watch goes along to the chapter that is followed, and says so`() throws {
            let watch = try watching(nil)

            try course.perform("follow", "2")
            try run(watch)

            #expect(watch.screen.title == "2 · A calendar")
            #expect(watch.screen.note == "Practice/ is at chapter 2 now, and so is this light.")
            try course.perform("back", "1")
            try run(watch)
            #expect(watch.screen.title == "1 · Leap years")
        }

        @Test func `a watch in a pipe says that it goes along, too`() throws {
            let watch = try watching(nil, isInteractive: false) { _ in .green }

            try course.perform("follow", "2")
            course.forget()
            try run(watch)

            course.expect(start: "Practice/ is at chapter 2 now, and so is this light.\n")
            course.expect("2 · A calendar: GREEN")
        }

        // MARK: Marks of before

        @Test(arguments: [
            ("1.1", true, "◐ step 1.1 of 3\n"), ("1.2", true, "✔ done\n"),
            ("1.1", false, "✔ done\n"),
        ])
        func `a mark is taken back where an open watch gave it for follow's files, and only there`(
            _ left: String, _ isWatched: Bool, _ words: String
        ) throws {
            try give(mark: 2, left: left)
            if !isWatched {
                try FileManager.default.removeItem(at: course.project.url(".kata/history"))
            }

            try course.expect("1 · Leap years                    " + words, from: "list")
        }

        /// Lays out what a companion of before remembered: a chapter was left for the next one while
        /// it was watched.
        private func give(mark: Int, left step: String) throws {
            try course.perform("follow", "2")
            let date = Date(timeIntervalSince1970: 1_791_000_000)
            try Disk.write(
                "",
                to: course.state.backup(of: "Practice-" + step, at: date)
                    .appendingPathComponent("Sources/Leap/Leap.swift"))
            try FileManager.default.removeItem(at: course.project.url(".kata/history"), orNot: true)
            for (seconds, tests) in [(-90.0, ["a"]), (4, ["a", "b", "c"])] {
                try course.state.history(of: "chapter-Leap").append(
                    Entry(
                        time: date.timeIntervalSince1970 + seconds, light: .green, passing: tests,
                        changedTests: true, changedCode: seconds > 0))
            }
            try course.write(
                """
                {"following": "Calendar", "step": 0, "reached": {"Leap": \(mark), "Calendar": 0},
                 "laidOut": {"Leap": 0, "Calendar": 0}}
                """, to: ".kata/progress.json")
        }

        // MARK: -

        /// Types what the chapter has at its end.
        private func type(_ path: String) throws {
            try course.write(course.read(path), to: "Practice/" + path)
        }

        private func saves(of name: String) -> Int {
            Story(name, course.state.history(of: name).read().history).saves
        }
    }

    extension FileManager {
        fileprivate func removeItem(at url: URL, orNot: Bool) throws {
            if fileExists(atPath: url.path) { try removeItem(at: url) }
        }
    }
#endif
