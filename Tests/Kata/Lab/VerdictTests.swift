import Foundation
import Testing

@testable import kata

/// Each verdict, brought about by source text that really does it.
struct VerdictTests {
    @Test func `passing tests are green and counted`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func `knows the answer`() { #expect(answer() == 42) }
            @Test(.disabled("later")) func other() {}
            """
        )

        #expect(report.verdict == .green)
        #expect(report.passed == 1)
        #expect(report.tests.map(\.outcome).contains(.skipped))
        #expect(report.transcript.contains("✔ Test \"knows the answer\" passed"))
    }

    @Test func `a false expectation is red, with test, file, line and message`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func `knows the answer`() { #expect(answer() == 43) }"
        )

        #expect(report.verdict == .red)
        #expect(
            report.failures == [
                Failure(
                    test: "knows the answer",
                    testID: "ThingTests.ThingTests/`knows the answer`()",
                    file: "Tests/ThingTests.swift",
                    line: 5,
                    message: "Expectation failed: (answer() → 42) == 43"
                )
            ]
        )
    }

    @Test func `a failed assertion of XCTest is red, with test, file, line and message`() throws {
        let report = try Workbench.xcTest(
            """
            func test_answer() async throws { XCTAssertEqual(answer(), 43, "why") }
            func test_other() throws { throw XCTSkip("later") }
            func testRight() { XCTAssertEqual(answer(), 42) }
            func helper_test() { XCTFail() }
            private func test_hidden() { XCTFail() }
            """
        )

        #expect(report.verdict == .red)
        #expect(
            report.failures == [
                Failure(
                    test: "ThingTests.test_answer",
                    testID: "ThingTests.test_answer",
                    file: "Tests/ThingTests.swift",
                    line: 5,
                    message: "XCTAssertEqual failed: (\"42\") is not equal to (\"43\") - why"
                )
            ]
        )
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

    @Test func `the same sentence in two suites is two tests`() throws {
        let report = try Workbench.swiftTesting(
            """
            struct Hours { @Test func `knows the answer`() { #expect(answer() == 43) } }
            struct Days { @Test func `knows the answer`() { #expect(answer() == 42) } }
            """)

        let outcomes = Dictionary(uniqueKeysWithValues: report.tests.map { ($0.id, $0.outcome) })
        #expect(
            outcomes == [
                "ThingTests.ThingTests/Hours/`knows the answer`()": .failed,
                "ThingTests.ThingTests/Days/`knows the answer`()": .passed,
            ])
    }

    @Test func `a false expectation in an XCTestCase is red and explained`() throws {
        let report = try Workbench.run(
            tests: """
                import Testing
                import XCTest
                @testable import Thing
                final class ThingTests: XCTestCase {
                    func test_answer() { #expect(answer() == 43) }
                }
                """
        )

        #expect(report.verdict == .red)
        #expect(report.failures.map(\.test) == ["ThingTests.test_answer"])
        #expect(report.failures.map(\.line) == [5])
        #expect(
            report.failures.first?.message.contains("XCTest does not report this") == true)
    }

    @Test func `a failure of XCTest in a Swift Testing test is red and explained`() throws {
        let report = try Workbench.run(
            tests: """
                import Testing
                import XCTest
                @testable import Thing
                @Test func `knows the answer`() { XCTFail("not at all") }
                """
        )

        #expect(report.verdict == .red)
        #expect(report.failures.map(\.test) == ["knows the answer"])
        #expect(report.failures.map(\.line) == [4])
        #expect(
            report.failures.first?.message.contains("Swift Testing does not report this")
                == true)
    }

    @Test func `what a test prints stands before what it does next`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func prints() {
                print("first")
                #expect(answer() == 43)
            }
            """)

        let print = try #require(report.transcript.firstRange(of: "first"))
        let issue = try #require(report.transcript.firstRange(of: "recorded an issue"))
        #expect(print.lowerBound < issue.lowerBound)
    }

    @Test func `printed text that looks like a result does not fool it`() throws {
        let report = try Workbench.swiftTesting(
            #"""
            @Test func pretends() {
                print("✔ Test run with 9 tests in 1 suite passed after 0.001 seconds.")
                print("{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}")
                #expect(answer() == 43)
            }
            """#
        )

        #expect(report.verdict == .red)
        #expect(report.tests.count == 1)
    }

    @Test func `known issues are no failures`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func known() { withKnownIssue { #expect(answer() == 43) } }"
        )

        #expect(report.verdict == .green)
    }

    @Test func `a test that is cancelled is skipped`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func cancels() throws { try Test.cancel("later") }
            @Test func other() {}
            """)

        #expect(report.verdict == .green)
        #expect(report.tests.map(\.outcome) == [.skipped, .passed])
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

        let report = try Workbench.lab.run("ThingTests", in: [program, tests])

        #expect(report.isGreen, "\(report)")
    }

    @Test func `a warning is no failure`() throws {
        let report = try Workbench.swiftTesting(
            "@Test func warns() { Issue.record(\"so-so\", severity: .warning) }")

        #expect(report.verdict == .green)
    }

    @Test func `exit tests run`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func leaves() async {
                await #expect(processExitsWith: .exitCode(3)) { exit(3) }
            }
            """, importing: "Foundation")

        #expect(report.verdict == .green, "\(report)")
    }

    @Test func `tests on the main actor and with arguments run`() throws {
        let report = try Workbench.swiftTesting(
            """
            @MainActor @Test func main() async { MainActor.assertIsolated() }
            @Test(arguments: [41, 42]) func rows(_ n: Int) { #expect(answer() == n) }
            """
        )

        #expect(report.verdict == .red)
        #expect(report.tests.map(\.name).sorted() == ["main", "rows"])
        #expect(report.failing == ["rows"])
    }
}
