import Course
import Foundation
import Lab
import Synchronization

@testable import kata

/// A course of one chapter and one exercise, in a folder that goes when the test has ended.
final class SampleCourse: Sendable {
    let root: URL
    private let printed = Mutex("")
    private let complained = Mutex("")
    private let asked = Mutex<[[Module]]>([])
    private let answers: Mutex<[String: Report]>
    private let fallback: Report

    /// - Parameter report: what every run comes to, unless told otherwise.
    init(report: Report = .green) throws {
        root = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-sample-" + UUID().uuidString)
        answers = Mutex([:])
        fallback = report
        for (path, text) in Self.files {
            try Disk.write(text, to: root.appendingPathComponent(path))
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// All that has been printed.
    var output: String { printed.withLock { $0 } }

    /// All that has been printed as an error.
    var errors: String { complained.withLock { $0 } }

    /// The modules of each run, in the order in which they were asked for.
    var runs: [[Module]] { asked.withLock { $0 } }

    var project: Project { Project(root: root) }
    var workspace: Workspace { Workspace(root: root) }
    var state: kata.State { kata.State(folder: root.appendingPathComponent(".kata")) }

    var world: World {
        World(
            project: project, workspace: workspace, state: state,
            cache: root.appendingPathComponent(".kata/cache"),
            terminal: Terminal(
                isInteractive: false, hasColour: false,
                write: { [self] text in printed.withLock { $0 += text } },
                writeProgress: { _ in },
                writeError: { [self] text in complained.withLock { $0 += text } }),
            now: { Date(timeIntervalSince1970: 1_792_000_000) },
            engine: Engine { [self] run in
                asked.withLock { $0.append(run.modules) }
                let code = run.modules.filter { !$0.isTests }.flatMap(\.files.values).joined()
                return answers.withLock { answers in
                    answers.first { code.contains($0.key) }?.value ?? fallback
                }
            },
            layoutFaults: { texts, _ in texts.map { _ in [] } })
    }

    /// Lets runs whose code contains `part` come to `report`.
    func answer(_ report: Report, whereCodeContains part: String) {
        answers.withLock { $0[part] = report }
    }

    @discardableResult
    func perform(_ words: String...) throws -> Int32 {
        printed.withLock { $0 = "" }
        return try Kata.perform(Arguments(words).request, in: world)
    }

    func read(_ path: String) throws -> String { try project.text(path) }

    func write(_ text: String, to path: String) throws {
        try Disk.write(text, to: project.url(path))
    }

    /// Adds an exercise to the chapter; it is the first one under another name.
    func addExercise(_ name: String) throws {
        let home = "Exercises/01-Leap/\(name)/"
        for (path, text) in Self.files where path.hasPrefix(Self.exercise) {
            try write(text, to: home + path.dropFirst(Self.exercise.count))
        }
        try write(
            read("Chapters/01-Leap.md") + "[\(name)](../\(home)README.md)\n",
            to: "Chapters/01-Leap.md")
    }

    /// Gives a chapter's file another number.
    func renumber(_ old: String, to new: String) throws {
        try FileManager.default.moveItem(
            at: project.url("Chapters/\(old).md"), to: project.url("Chapters/\(new).md"))
    }

    /// Replaces a part of a file.
    func change(_ path: String, _ old: String, to new: String) throws {
        try write(read(path).replacing(old, with: new), to: path)
    }
}

extension Report {
    static let green = Report(
        verdict: .green, tests: [TestResult(id: "t", name: "is even", outcome: .passed)])
    static let red = Report(
        verdict: .red, tests: [TestResult(id: "t", name: "is even", outcome: .failed)],
        failures: [
            Failure(
                test: "is even", file: "Exercises/01-Leap/Even/Tests/EvenTests.swift", line: 7,
                message: "Expectation failed")
        ], transcript: "✘ Test \"is even\" recorded an issue")
}

extension SampleCourse {
    static let exercise = "Exercises/01-Leap/Even/"

    static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        ".swift-format": #"{ "version": 1, "indentation": { "spaces": 4 } }"#,
        "README.md": table,
        "Chapters/01-Leap.md": chapter,
        "Sources/Leap/Leap.swift": "func isLeap(_ year: Int) -> Bool {\n    true\n}\n",
        "Tests/LeapTests/LeapTests.swift": leapTests,
        exercise + "README.md": readme,
        exercise + "Solution.md": solution,
        exercise + "Mutants.md": mutants,
        exercise + "Sources/Even.swift": starterCode,
        exercise + "Tests/EvenTests.swift": starterTests,
    ]

    static let table = """
        # Sample

        | chapter | exercises |
        |---|---|
        | [1 · Leap years](Chapters/01-Leap.md) | [Even](Exercises/01-Leap/Even/README.md) |

        """

    static let leapTests = """
        import Testing

        @testable import Leap

        struct LeapTests {
            @Test func `2024 is a leap year`() {
                #expect(isLeap(2024))
            }
        }

        """

    static let chapter = """
        # 1 · Leap years

        ## A year

        ### 🔴 1.1 · Red: nothing there

        ```swift
        // Tests/LeapTests/LeapTests.swift
        \(leapTests.dropLast())
        ```

        ```console
        error: cannot find 'isLeap' in scope
        ```

        ### 🟢 1.2 · Green: it is

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            true
        }
        ```

        ```console
        ✔ Test run with 1 test in 1 suite passed
        ```

        ### ⚫ 1.3 · Break it: no year is

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            false
        }
        ```

        ```console
        ✘ Test "2024 is a leap year" recorded an issue at LeapTests.swift:7:9: Expectation failed: isLeap(2024)
        ```

        ## Exercises

        [Even](../Exercises/01-Leap/Even/README.md)

        """

    static let readme = """
        # Even

        **Kind:** drive it · after [chapter 1](../../../Chapters/01-Leap.md)

        Write `func isEven(_ n: Int) -> Bool`.

        ## Run

        ```sh
        swift test --filter EvenTests
        swift run kata check Even
        swift run kata watch Even
        ```

        The first build takes a minute. Alone it is `ONLY=Even swift test`.

        ## Hints

        <details>
        <summary>Hint 1 · Ask</summary>

        What is two?

        </details>
        <details>
        <summary>Hint 2 · Look</summary>

        What is three?

        </details>
        <details>
        <summary>Hint 3 · Nearly</summary>

        Divide.

        </details>

        """

    static let starterCode = "func isEven(_ n: Int) -> Bool {\n    false\n}\n"

    static let starterTests = """
        import Testing

        @testable import Even

        struct EvenTests {
            @Test(.disabled("Write me")) func `is even`() {}
        }

        """

    static let solution = """
        # Even: a solution

        ## Where we start

        ```swift starter
        // Sources/Even.swift
        \(starterCode.dropLast())
        ```

        ```swift starter
        // Tests/EvenTests.swift
        \(starterTests.dropLast())
        ```

        ### 🔴 Red: two

        ```swift
        // Tests/EvenTests.swift
        struct EvenTests {
            // …
            @Test func `is even`() {
                #expect(isEven(2))
                #expect(!isEven(3))
            }
        }
        ```

        ```console
        ✘ Test "is even" recorded an issue at EvenTests.swift:7:9: Expectation failed: isEven(2)
        ```

        ### 🟢 Green: divide

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n % 2 == 0
        }
        ```

        """

    static let mutants = """
        # Even: faulty versions

        ## Every number is even

        Caught by `is even`.

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n == n
        }
        ```

        ## No number is even

        Caught by `is even`.

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n != n
        }
        ```

        """
}
