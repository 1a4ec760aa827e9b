import Foundation
import Testing

@testable import kata

/// Each verdict, brought about by source text that really does it.
struct VerdictTests {
    @Test func `passing tests are green and counted, and others may be skipped`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func `knows the answer`() { #expect(answer() == 42) }
            @Test(.disabled("later")) func other() {}
            @Test func cancels() throws { try Test.cancel("later") }
            """)

        #expect(report.verdict == .green)
        #expect(report.passed == 1)
        #expect(report.tests.count { $0.outcome == .skipped } == 2)
        #expect(report.transcript.contains("✔ Test \"knows the answer\" passed"))
    }

    @Test func `a false expectation is red, with test, file, line and message`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func `knows the answer`() { #expect(answer() == 43) }")

        #expect(report.verdict == .red)
        #expect(
            report.failures == [
                Failure(
                    test: "knows the answer", testID: "ThingTests.ThingTests/`knows the answer`()",
                    file: "Tests/ThingTests.swift", line: 5,
                    message: "Expectation failed: (answer() → 42) == 43")
            ])
    }

    @Test func `a failed assertion of XCTest is red, with test, file, line and message`() throws {
        let report = try Workbench.xcTest(
            """
            func test_answer() async throws { XCTAssertEqual(answer(), 43, "why") }
            func test_other() throws { throw XCTSkip("later") }
            func testRight() { XCTAssertEqual(answer(), 42) }
            func helper_test() { XCTFail() }
            private func test_hidden() { XCTFail() }
            """)

        #expect(report.verdict == .red)
        #expect(
            report.failures == [
                Failure(
                    test: "ThingTests.test_answer", testID: "ThingTests.test_answer",
                    file: "Tests/ThingTests.swift", line: 5,
                    message: "XCTAssertEqual failed: (\"42\") is not equal to (\"43\") - why")
            ])
        #expect(report.tests.map(\.outcome) == [.passed, .failed, .skipped])
    }

    @Test func `tests see few variables of the environment, and those by name`() throws {
        setenv("KATA_TESTS_SECRET", "swordfish", 1)
        defer { unsetenv("KATA_TESTS_SECRET") }

        let report = try Workbench.swiftTesting(
            """
            @Test func secret() {
                #expect(ProcessInfo.processInfo.environment["KATA_TESTS_SECRET"] == nil)
                #expect(ProcessInfo.processInfo.environment["PATH"] != nil)
            }
            """, importing: "Foundation")

        #expect(report.verdict == .green, "\(report.transcript)")
    }

    @Test func `in another time zone tests run again`() throws {
        var lab = Workbench.lab
        let zones = try ["Asia/Tokyo", "Europe/Lisbon"].map { zone in
            lab.engine.surroundings = ["TZ": zone]
            return try Workbench.swiftTesting(
                "@Test func zone() { print(TimeZone.current.identifier) }",
                importing: "Foundation", lab: lab
            ).transcript
        }

        #expect(zones[0].contains("Asia/Tokyo"))
        #expect(zones[1].contains("Europe/Lisbon"))
    }

    @Test(arguments: [
        (
            "#expect in an XCTestCase", "ThingTests.test_answer", "XCTest does not report this",
            """
            final class ThingTests: XCTestCase {
                func test_answer() { #expect(answer() == 43) }
            }
            """
        ),
        (
            "XCTFail in a test of Swift Testing", "answer", "Swift Testing does not report this",
            """
            struct ThingTests {
                @Test func answer() { XCTFail("not at all") }
            }
            """
        ),
    ])
    func `an assertion of the other framework is red and explained`(
        _ name: String, _ test: String, _ words: String, _ tests: String
    ) throws {
        let report = try Workbench.run(
            tests: "import Testing\nimport XCTest\n@testable import Thing\n" + tests)

        #expect(report.verdict == .red)
        #expect(report.failures.map(\.test) == [test])
        #expect(report.failures.map(\.line) == [5])
        #expect(report.failures.first?.message.contains(words) == true)
    }

    @Test func `what a test prints stands before what it does next, and is no result`() throws {
        let report = try Workbench.swiftTesting(
            #"""
            @Test func prints() {
                print("✔ Test run with 9 tests in 1 suite passed after 0.001 seconds.")
                print("{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}")
                #expect(answer() == 43)
            }
            """#)

        #expect(report.verdict == .red)
        #expect(report.tests.count == 1)
        let print = try #require(report.transcript.firstRange(of: "runEnded"))
        let issue = try #require(report.transcript.firstRange(of: "recorded an issue"))
        #expect(print.lowerBound < issue.lowerBound)
    }

    @Test(arguments: [
        "@Test func known() { withKnownIssue { #expect(answer() == 43) } }",
        #"@Test func warns() { Issue.record("so-so", severity: .warning) }"#,
        "@Test func leaves() async { await #expect(processExitsWith: .exitCode(3)) { exit(3) } }",
        "@MainActor @Test func main() async { MainActor.assertIsolated() }",
    ])
    func `what Swift Testing takes for no failure is green`(_ test: String) throws {
        let report = try Workbench.swiftTesting(test, importing: "Foundation")

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: ["main.swift", "Start.swift"])
    func `a program among the modules does not start`(name: String) throws {
        let code = name == "main.swift" ? "exit(1)" : "@main struct Start { static func main() {} }"
        let program = Module(
            name: "program", isTests: false,
            files: [
                "Sources/program/\(name)": "import Foundation\n" + code,
                "Sources/program/Answer.swift": "func answer() -> Int { 42 }",
            ])
        let tests = Module(
            name: "ThingTests", isTests: true,
            files: [
                "Tests/ThingTests/ThingTests.swift": """
                import Testing
                @testable import program
                @Test func `knows the answer`() { #expect(answer() == 42) }
                """
            ])

        let report = try Workbench.lab.run(
            Run(tests: "ThingTests", modules: [program, tests]))

        #expect(report.isGreen, "\(report)")
    }
}

extension VerdictTests {
    @Test func `a crash names the test that was running, and keeps those that had passed`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func a() {}
            @Test func `takes too many`() { #expect([1, 2][answer()] == 1) }
            """)

        #expect(report.verdict == .crashed(how: "signal 4", during: "takes too many"))
        #expect(report.passed == 1)
        #expect(report.transcript.contains("Fatal error: Index out of range"))
    }

    @Test(arguments: [
        ("exit(0)", Limits(), Verdict.crashed(how: "it left with exit code 0", during: "acts")),
        ("exit(3)", Limits(), .crashed(how: "it left with exit code 3", during: "acts")),
        // Signals from outside are no crash.
        ("kill(getpid(), SIGKILL); sleep(9)", Limits(), .killed(signal: 9, during: "acts")),
        ("kill(getpid(), SIGTERM); sleep(9)", Limits(), .killed(signal: 15, during: "acts")),
        ("kill(getpid(), SIGHUP); sleep(9)", Limits(), .killed(signal: 1, during: "acts")),
        ("kill(getpid(), SIGINT); sleep(9)", Limits(), .killed(signal: 2, during: "acts")),
        // Who keeps a core busy is told so, and to have worked enough is to time out.
        (
            "signal(SIGXCPU) { _ in _exit(7) }; while answer() == 42 {}",
            Limits(seconds: 30, work: 1),
            .crashed(how: "it left with exit code 7", during: "acts")
        ),
        (
            "kill(getpid(), SIGXCPU); while answer() == 42 {}", Limits(),
            .timedOut(during: "acts")
        ),
        (
            "while answer() == 42 { print(\"water\") }", Limits(output: 10_000),
            .flooded(bytes: 10_000, during: "acts")
        ),
        (litter("\\(count)"), littered, .flooded(bytes: 30 << 20, during: "acts")),
        (litter("\\(count % 9)/\\(count)"), littered, .flooded(bytes: 30 << 20, during: "acts")),
        (
            """
            var hoard: [[UInt8]] = []
            while answer() == 42 {
                hoard.append([UInt8](unsafeUninitializedCapacity: 1 << 24) { $1 = 1 << 24 })
            }
            """, Limits(seconds: 20, memory: 300 << 20), .killed(signal: 6, during: "acts")
        ),
    ])
    func `a run that is cut short is told how, and in which test`(
        _ body: String, _ limits: Limits, _ verdict: Verdict
    ) throws {
        let report = try Workbench.swiftTesting(
            "@Test func acts() throws {\n\(body)\n}", importing: "Foundation", limits: limits)

        #expect(report.verdict == verdict, "\(report)")
        #expect(report.transcript.utf8.count <= limits.output)
    }

    private static let littered = Limits(seconds: 100, disk: 30 << 20)

    /// Code that writes files without end.
    private static func litter(_ name: String) -> String {
        """
        let home = FileManager.default.temporaryDirectory
        var count = 0
        while answer() == 42 {
            count += 1
            let file = home.appendingPathComponent("\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(count: 1 << 16).write(to: file)
        }
        """
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

    @Test(arguments: ["[1, 2][answer()]", "deep(answer())", "Int(\"x\")!"])
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
}

extension VerdictTests {
    @Test func `a synchronous method of a class on the main actor is a crash, as it is without us`()
        throws
    {
        let report = try Workbench.run(
            tests: """
                import XCTest
                @MainActor final class ThingTests: XCTestCase {
                    func test_main() {}
                }
                """)

        #expect(report.verdict.name == "crashed", "\(report)")
    }

    @Test func `XCTest's classes and methods run in the order of their names, as without us`()
        throws
    {
        let report = try Workbench.run(
            tests: """
                import XCTest
                class Second: XCTestCase {
                    func test_b() {}
                    func test_a() {}
                }
                final class First: Second { func test_aa() {} }
                """)

        #expect(
            report.tests.map(\.name) == [
                "First.test_a", "First.test_aa", "First.test_b", "Second.test_a", "Second.test_b",
            ])
    }
}

extension VerdictTests {
    @Test func `an error in the code does not compile, with file, line and message`() throws {
        let report = try Workbench.swiftTesting("@Test func a() {}", code: "\nlet a: Int = x\n")

        #expect(report.verdict == .doesNotCompile)
        #expect(
            report.failures == [
                Failure(
                    file: "Sources/Thing.swift", line: 2, message: "cannot find 'x' in scope")
            ])
        #expect(report.transcript.contains("Sources/Thing.swift:2:14: error: cannot find 'x'"))
    }

    @Test(arguments: ["", "@Test(.disabled()) func a() {}"])
    func `nothing that runs is empty`(_ tests: String) throws {
        let report = try Workbench.swiftTesting(tests)

        #expect(report.verdict == .empty)
    }

    @Test func `the same sentence in two suites is two tests`() throws {
        let report = try Workbench.swiftTesting(
            """
            struct Hours { @Test func `is it`() { #expect(answer() == 43) } }
            struct Days { @Test func `is it`() {} }
            """)

        #expect(
            report.tests.map { "\($0.id) \($0.outcome)" }.sorted() == [
                "ThingTests.ThingTests/Days/`is it`() passed",
                "ThingTests.ThingTests/Hours/`is it`() failed",
            ])
    }

    @Test func `leaving early in XCTest is a crash`() throws {
        #expect(
            try Workbench.xcTest("func test_a() { exit(0) }").verdict
                == .crashed(how: "it left with exit code 0", during: "ThingTests.test_a"))
    }
}
