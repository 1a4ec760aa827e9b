import Foundation
import Testing

@testable import kata

/// Runs that come to one thing or another, as luck has it.
struct LuckTests {
    private let folder: TemporaryFolder
    /// A file outside of the run, by which tests can tell how often they have run.
    private var file: URL { folder.url("luck") }

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["kill(getpid(), SIGKILL)", "sleep(5)", "while true { print(file) }"])
    func `a run that is cut short runs again the next time`(_ fault: String) throws {
        let verdicts = try (1...2).map { _ in
            try run("if isFirst { \(fault) }", limits: Limits(seconds: 1, output: 10_000)).verdict
        }

        #expect(!verdicts[0].isLasting)
        #expect(verdicts[1] == .green)
    }

    @Test func `a crash that a second run does not confirm is flaky`() throws {
        let report = try run("if isFirst { fatalError() }")

        #expect(report.verdict == .flaky(["depends"]))
    }

    @Test func `what is kept is not run again, unless it is asked for afresh`() throws {
        let texts = try [false, false, true, false].map { fresh in
            try run("print(\"run\", isFirst)", fresh: fresh).transcript.split(separator: "\n")
                .first { $0.hasPrefix("run ") }
        }

        #expect(texts == ["run true", "run true", "run false", "run false"])
    }

    @Test(arguments: ["#expect(isFirst)", "#expect(!isFirst)"])
    func `a fresh run that contradicts what was kept is flaky, and neither is kept`(
        _ test: String
    ) throws {
        let first = try run(test).verdict
        let second = try run(test, fresh: true).verdict
        let third = try run(test).verdict

        #expect(second == .flaky(["depends"]))
        #expect([first, third].filter(\.isLasting).count == 2)
        #expect(first != third)
    }

    /// Runs a test that knows whether it runs for the first time.
    private func run(_ body: String, limits: Limits = Limits(), fresh: Bool = false) throws
        -> Report
    {
        let lab = try Lab(folder: Workbench.folder, confinement: .none(because: "of the file"))
        return try Workbench.swiftTesting(
            """
            @Test func depends() {
                let file = "\(file.path)"
                let isFirst = !FileManager.default.fileExists(atPath: file)
                FileManager.default.createFile(atPath: file, contents: nil)
                \(body)
            }
            """, importing: "Foundation", limits: limits, lab: lab, fresh: fresh)
    }
}
