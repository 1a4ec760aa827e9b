import Foundation
import Synchronization

@testable import kata

/// A course of one chapter and one exercise, in a folder that goes when the test has ended.
final class SampleCourse: Sendable {
    let root: URL
    private let printed = Mutex("")
    private let complained = Mutex("")
    private let asked = Mutex<[[Module]]>([])
    private let answers: Mutex<[String: [Report]]>
    private let fallback: Report
    private let under = Mutex<[Circumstance: Report]>([:])

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
            project: project, state: state, cache: root.appendingPathComponent(".kata/cache"),
            terminal: Terminal(
                isInteractive: false, hasColour: false,
                write: { [self] text in printed.withLock { $0 += text } },
                writeError: { [self] text in complained.withLock { $0 += text } }),
            now: { Date(timeIntervalSince1970: 1_792_000_000) },
            engine: Engine { [self] run in
                asked.withLock { $0.append(run.modules) }
                for (circumstance, report) in under.withLock({ $0 })
                where run.conditions != Conditions() && run.conditions == circumstance.conditions {
                    return report
                }
                let code = run.modules.filter { !$0.isTests }.flatMap(\.files.values).joined()
                return answers.withLock { answers in
                    guard let (part, reports) = answers.first(where: { code.contains($0.key) })
                    else {
                        return fallback
                    }
                    if reports.count > 1 { answers[part]?.removeFirst() }
                    return reports[0]
                }
            },
            layoutFaults: { texts, _ in texts.map { _ in [] } })
    }

    /// Lets runs whose code contains `part` come to these reports, one after the other, and then
    /// always to the last of them.
    func answer(_ reports: Report..., whereCodeContains part: String) {
        answer(reports, whereCodeContains: part)
    }

    func answer(_ reports: [Report], whereCodeContains part: String) {
        answers.withLock { $0[part] = reports }
    }

    /// Lets runs in these circumstances come to this report.
    func answer(_ report: Report, under circumstance: Circumstance) {
        under.withLock { $0[circumstance] = report }
    }

    /// Takes what has been printed as read.
    func forget() { printed.withLock { $0 = "" } }

    @discardableResult
    func perform(_ words: String...) throws -> Int32 { try perform(words) }

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

    /// Adds a second chapter, of a module that uses the first one's.
    func addCalendar() throws {
        try write(
            """
            # 2 · A calendar

            ### 🔴 2.1 · Red: no calendar

            ```swift
            // Tests/CalendarTests/CalendarTests.swift
            import Calendar
            ```

            ```console
            error: no such module 'Calendar'
            ```

            ### 🟢 2.2 · Green: a calendar

            ```swift
            // Sources/Calendar/Calendar.swift
            import Leap
            ```

            """, to: "Chapters/02-Calendar.md")
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

    // MARK: With a real compiler

    /// Proves this course with a real compiler.
    ///
    /// - Parameter run: is asked instead of the compiler.
    func verify(
        _ subject: String? = nil, asJSON: Bool = false,
        run: (@Sendable (Run) throws -> Report)? = nil
    ) throws -> (code: Int32, output: String) {
        let code = try Verify(world: realWorld(run).performing).run(subject, asJSON: asJSON)
        return (code, output)
    }

    /// Tries faults with a real compiler.
    @discardableResult
    func mutate(_ name: String, _ options: Mutate.Options) throws -> (code: Int32, output: String) {
        let before = output
        let code = try Mutate(world: realWorld(), options: options).run(name)
        return (code, String(output.dropFirst(before.count)))
    }

    private func realWorld(_ run: (@Sendable (Run) throws -> Report)? = nil) -> World {
        var world = world.equipped { Workbench.lab }
        if let run { world.engine = Engine(run: run) }
        return world
    }

    /// Writes down why faults in the code called `name` are waved through.
    func save(reasons entries: [String], for name: String, to path: String) throws {
        try write(
            "# \(name): faults that no test has to notice\n"
                + entries.map { "\n" + $0 }.joined(), to: path)
    }

    /// The reason why a statement in the file at `path` may be left out.
    static func reason(_ path: String, _ before: String, because reason: String) -> String {
        "## \(path)\n\n```diff\n- \(before)\n```\n\n\(reason)\n"
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
