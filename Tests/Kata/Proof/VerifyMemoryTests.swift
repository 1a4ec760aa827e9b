import Foundation
import Synchronization
import Testing

@testable import kata

/// What `verify` proves, and what it takes as proved.
final class VerifyMemoryTests: Sendable {
    private let course: SampleCourse
    private let asked = Mutex<Set<String>>([])

    init() throws {
        course = try SampleCourse()
        // All courses are proved by one Lab, and of this one nothing is to be known yet.
        let chapter = "Chapters/01-Leap.md"
        try course.write(course.read(chapter) + "\n\(UUID())\n", to: chapter)
    }

    @Test func `what is proved is not proved again`() throws {
        let first = try tests(asIn: verify)
        let second = try tests(asIn: verify)

        #expect(first == ["LeapTests", "EvenTests"])
        #expect(second == [])
        #expect(course.output.hasSuffix("\n24 passed, 0 failed\n"))
    }

    @Test(arguments: [
        ("Exercises/01-Leap/Even/README.md", ["EvenTests"]),
        ("Chapters/01-Leap.md", ["LeapTests", "EvenTests"]),
        ("Sources/Leap/Leap.swift", ["LeapTests", "EvenTests"]),
        (".swift-format", ["LeapTests", "EvenTests"]),
        ("README.md", []),
    ])
    func `a file that changes has that proved which rests on it`(
        _ path: String, _ expected: [String]
    ) throws {
        try verify()

        try course.write(course.read(path) + "\n", to: path)

        #expect(try tests(asIn: verify) == Set(expected))
    }

    @Test func `what is found is looked for again`() throws {
        try course.change("Chapters/01-Leap.md", "cannot find", to: "can't find")
        try verify()

        let again = try tests(asIn: verify)

        #expect(again.contains("LeapTests"))
        #expect(course.output.contains("Chapters/01-Leap.md:21"))
    }

    @Test func `what depended on luck is proved again`() throws {
        try verify { report in
            report.isGreen ? Report(verdict: .flaky(["is even"]), tests: report.tests) : report
        }

        let again = try tests(asIn: verify)

        #expect(again == ["LeapTests", "EvenTests"])
    }

    @Test(arguments: [true, false])
    func `what took too long is run again, because others may have been in its way`(
        _ isOnce: Bool
    ) throws {
        let seen = Mutex<Set<String>>([])

        let (code, output) = try course.verify { run in
            let isFirst = seen.withLock { $0.insert("\(run)").inserted }
            return isFirst || !isOnce ? Self.late : try Workbench.lab.run(run)
        }

        #expect((code == 0) == isOnce, "\(output)")
        #expect(output.contains("timed out") == !isOnce)
    }

    @Test func `a fault that takes too long is noticed, and not run again`() throws {
        let tried = Mutex<[String]>([])

        let (code, output) = try course.verify("Even") { run in
            guard run.conditions.fault ?? 0 > 0 else { return try Workbench.lab.run(run) }
            tried.withLock { $0.append("\(run)") }
            return Self.late
        }

        let runs = tried.withLock { $0 }
        #expect(code == 0, "\(output)")
        #expect(!runs.isEmpty)
        #expect(Set(runs).count == runs.count)
    }

    private static let late = Report(verdict: .timedOut(during: nil))

    private func verify() throws { _ = try verify { $0 } }

    private func verify(_ change: @Sendable @escaping (Report) -> Report) throws {
        _ = try course.verify { [self] run in
            asked.withLock { _ = $0.insert(run.tests) }
            return change(try Workbench.lab.run(run))
        }
    }

    /// The names of the tests that `work` asks for.
    private func tests(asIn work: () throws -> Void) throws -> Set<String> {
        asked.withLock { $0 = [] }
        try work()
        return asked.withLock { $0 }
    }
}
