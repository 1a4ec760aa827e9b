import Foundation
import Testing

@testable import kata

extension VerdictTests {
    @Test func `a crash names the test that was running, and keeps those that had passed`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func a() {}
            @Test func `takes too many`() { #expect([1, 2][answer()] == 1) }
            """
        )

        #expect(report.verdict == .crashed(how: "signal 4", during: "takes too many"))
        #expect(report.passed == 1)
        #expect(report.transcript.contains("Fatal error: Index out of range"))
    }

    @Test(arguments: [0, 3])
    func `leaving early is a crash, whatever the exit code`(_ code: Int) throws {
        let report = try Workbench.swiftTesting(
            "@Test func leaves() { exit(\(code)) }", importing: "Foundation")

        #expect(
            report.verdict == .crashed(how: "it left with exit code \(code)", during: "leaves")
        )
    }

    @Test func `leaving early in XCTest is a crash`() throws {
        let report = try Workbench.xcTest("func test_leaves() { exit(0) }")

        #expect(
            report.verdict
                == .crashed(how: "it left with exit code 0", during: "ThingTests.test_leaves")
        )
    }

    @Test func `an endless loop times out and is named`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func loops() { while answer() == 42 {} }",
            limits: Limits(seconds: 0.7)
        )

        #expect(report.verdict == .timedOut(during: "loops"))
    }

    @Test func `a loop that keeps a core busy is told when it has worked enough`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func loops() {
                signal(SIGXCPU) { _ in _exit(7) }
                while answer() == 42 {}
            }
            """, importing: "Foundation", limits: Limits(seconds: 30, work: 1))

        #expect(report.verdict == .crashed(how: "it left with exit code 7", during: "loops"))
    }

    @Test func `to have worked enough is to time out`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func loops() {
                kill(getpid(), SIGXCPU)
                while answer() == 42 {}
            }
            """, importing: "Foundation")

        #expect(report.verdict == .timedOut(during: "loops"))
    }

    @Test func `a flood of output is cut and named`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func floods() { while answer() == 42 { print(\"water\") } }",
            limits: Limits(output: 10_000)
        )

        #expect(report.verdict == .flooded(bytes: 10_000, during: "floods"))
        #expect(report.transcript.utf8.count <= 10_000)
    }

    @Test(arguments: [#"\(count % 9)/\(count)"#, #"\(count)"#])
    func `a flood of files is cut and named`(name: String) throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func litters() throws {
                let home = FileManager.default.temporaryDirectory
                var count = 0
                while answer() == 42 {
                    count += 1
                    let file = home.appendingPathComponent("\(name)")
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(count: 1 << 16).write(to: file)
                }
            }
            """, importing: "Foundation", limits: Limits(seconds: 100, disk: 30 << 20))

        #expect(report.verdict == .flooded(bytes: 30 << 20, during: "litters"))
    }

    @Test(arguments: [
        (#"fatalError("no")"#, "Fatal error: no"), ("assertionFailure()", "Fatal error"),
        ("_ = Int(String(\"x\"))!", "Fatal error: Unexpectedly found nil"),
    ])
    func `a crash names the line that says so, in code and in tests`(
        _ statement: String, _ words: String
    ) throws {
        let code = try Workbench.swiftTesting(
            "@Test func asks() { #expect(answer() == 42) }",
            code: "func answer() -> Int {\n\n\(statement)\nreturn 42 }")
        let test = try Workbench.xcTest("func test_asks() {\n\(statement)\n}")

        #expect(code.crash?.file == "Sources/Thing.swift")
        #expect(code.crash?.line == 3)
        #expect(code.crash?.test == "asks")
        #expect(code.crash?.message.hasPrefix(words) ?? false, "\(code)")
        #expect(test.verdict.running == "ThingTests.test_asks")
        #expect(test.crash?.file == "Tests/ThingTests.swift")
        #expect(test.crash?.line == 6)
    }

    @Test(arguments: ["[1, 2][answer()]", "deep(answer())"])
    func `a crash that names no line of ours is at the test that was running`(_ value: String)
        throws
    {
        let report = try Workbench.swiftTesting(
            "@Test func a() {}\n\n@Test func asks() { #expect(\(value) == 1) }\n\n",
            code: """
                func answer() -> Int { 42 }
                func deep(_ n: Int) -> Int { n == 0 ? 1 : deep(n + 1) + 1 }
                """)

        #expect(report.crash?.file == "Tests/ThingTests.swift")
        #expect(report.crash?.line == 7)
        #expect(report.crash?.test == "asks")
    }

    @Test func `too much memory is no crash, and nothing that is kept or noticed`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func hoards() {
                var hoard: [[UInt8]] = []
                while answer() == 42 {
                    hoard.append([UInt8](unsafeUninitializedCapacity: 1 << 24) { $1 = 1 << 24 })
                }
            }
            """,
            limits: Limits(seconds: 20, memory: 300 << 20)
        )

        #expect(report.verdict == .killed(signal: 6, during: "hoards"), "\(report)")
        #expect(report.verdict.summary == "ran out of memory in “hoards”")
        #expect(report.verdict.isNoticed)
        #expect(!report.verdict.isLasting)
    }
}
