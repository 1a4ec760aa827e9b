import Synchronization

@testable import kata

/// Tests of faults made by the machine, with a real compiler.
protocol Mutating {
    var course: SampleCourse { get }
    var asked: Asked { get }
}

/// What an engine was asked to run.
final class Asked: Sendable {
    private let runs = Mutex<[Run]>([])

    var all: [Run] { runs.withLock(\.self) }

    func add(_ run: Run) { runs.withLock { $0.append(run) } }

    func forget() { runs.withLock { $0 = [] } }
}

extension Mutating {
    var tests: String { SampleCourse.exercise + "Tests/EvenTests.swift" }
    var code: String { SampleCourse.exercise + "Sources/Even.swift" }

    func save(tests body: String) throws {
        try course.write(
            "import Testing\n\n@testable import Even\n\nstruct EvenTests {\n    @Test func `is even`() {\n"
                + "        \(body)\n    }\n}\n", to: tests)
    }

    /// - Parameter change: what becomes of the report of each run.
    func mutate(
        _ name: String = "Even", _ options: Mutate.Options = .init(),
        change: @escaping @Sendable (Run, inout Report) -> Void = { _, _ in }
    ) throws -> (code: Int32, output: String) {
        var world = course.world
        world.engine = Engine { [asked] run in
            asked.add(run)
            var report = try Workbench.lab.run(run)
            change(run, &report)
            return report
        }
        world.optimizedCode = { try Workbench.lab.optimizedCode(of: $0, in: $1) }
        let before = course.output
        let code = try Mutate(world: world, options: options).run(name)
        return (code, String(course.output.dropFirst(before.count)))
    }
}

extension SampleCourse {
    /// A course with code in which there are faults of several kinds to be made.
    static func forMutating() throws -> SampleCourse {
        let course = try SampleCourse()
        try course.write(
            """
            let two = 2

            func isEven(_ n: Int) -> Bool {
                guard n >= 0 else { return isEven(-n) }
                return n % two == 0
            }

            """, to: exercise + "Sources/Even.swift")
        return course
    }
}
