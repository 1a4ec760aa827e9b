#if os(Linux)
    import Foundation
    import Glibc

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

        var history: [Entry] { course.state.history(of: "Even").read().history.entries }
    }

    extension SampleCourse {
        /// A course; what has been compiled once serves all of these tests.
        static func forWatching() throws -> SampleCourse {
            let course = try SampleCourse()
            try FileManager.default.createDirectory(
                at: cache, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(
                at: course.project.url(".kata"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: course.world.cache, withDestinationURL: cache)
            return course
        }
    }
#endif
