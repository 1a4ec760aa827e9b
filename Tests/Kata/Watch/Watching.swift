#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import kata

    /// Tests of the watcher, in a real terminal, with a real compiler.
    protocol Watching {
        var course: SampleCourse { get }
    }

    extension Watching {
        var code: String { SampleCourse.exercise + "Sources/Even.swift" }
        var tests: String { SampleCourse.exercise + "Tests/EvenTests.swift" }

        func start(
            _ options: String = "", columns: UInt16 = 80, shell: String = "",
            variables: [String: String] = ["TERM": "xterm"]
        ) throws -> PseudoTerminal {
            try PseudoTerminal(
                "watch Even " + options, in: course, columns: columns, shell: shell,
                variables: variables)
        }

        func testText(_ body: String) -> String {
            SampleCourse.starterTests.replacing(
                "@Test(.disabled(\"Write me\")) func `is even`() {}",
                with: "@Test func `is even`() {\n        \(body)\n    }")
        }

        func save(tests body: String) throws {
            try course.write(testText(body), to: tests)
        }

        func save(code body: String) throws {
            try course.write("func isEven(_ n: Int) -> Bool {\n    \(body)\n}\n", to: code)
        }

        /// A watcher that has looked once.
        func watching(_ name: String?, report: Report = .green) throws -> Watch {
            try watching(name) { _ in report }
        }

        func watching(
            _ name: String?, isInteractive: Bool = true,
            _ answer: @escaping @Sendable (Run) throws -> Report
        ) throws -> Watch {
            var world = course.world
            world.terminal.isInteractive = isInteractive
            world.engine = Engine(run: answer)
            let watch = try Watch(name, in: world)
            try watch.look()
            try run(watch)
            return watch
        }

        /// Lets it go on until what it has begun has come to its end.
        func run(_ watch: Watch) throws {
            let deadline = ContinuousClock.now + .seconds(20)
            repeat {
                try watch.goOn(
                    hearing: waitForReading(
                        [watch.wakeUp.descriptor, watch.events?.descriptor ?? -1], milliseconds: 20)
                )
            } while (watch.job != nil || watch.placing != nil || watch.inquiry != nil)
                && ContinuousClock.now < deadline
            try #require(watch.job == nil, "the run has not ended within 20 seconds")
        }

        var history: [Entry] { course.state.history(of: "Even").read().history.entries }
    }

    extension SampleCourse {
        /// A course; what has been compiled once serves all of these tests.
        static func forWatching() throws -> SampleCourse {
            let course = try SampleCourse()
            try Disk.makeFolder(Workbench.folder)
            try Disk.makeFolder(course.state.folder)
            try FileManager.default.createSymbolicLink(
                at: course.world.cache, withDestinationURL: Workbench.folder)
            return course
        }
    }
#endif
