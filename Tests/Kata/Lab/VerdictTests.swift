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

extension VerdictTests {
    @Test func `asynchronous methods of a class on the main actor run`() throws {
        let report = try Workbench.run(
            tests: """
                import XCTest
                @MainActor final class ThingTests: XCTestCase {
                    func test_main() async { MainActor.assertIsolated() }
                }
                """)

        #expect(report.verdict == .green)
    }

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

        guard case .crashed = report.verdict else {
            Issue.record("\(report.verdict) \(report.transcript)")
            return
        }
    }

    @Test func `tests of a base class run in its subclass`() throws {
        let report = try Workbench.run(
            tests: """
                import XCTest
                class Base: XCTestCase { func test_a() { XCTAssertTrue(true) } }
                final class Derived: Base { func test_b() {} }
                """
        )

        #expect(
            report.tests.map(\.name) == ["Base.test_a", "Derived.test_a", "Derived.test_b"]
        )
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
                """
        )

        #expect(
            report.tests.map(\.name) == [
                "First.test_a", "First.test_aa", "First.test_b", "Second.test_a", "Second.test_b",
            ]
        )
    }
}

extension VerdictTests {
    @Test func `an error in the code does not compile, with file, line and message`() throws {
        let report = try Workbench.swiftTesting("@Test func a() {}", code: "\nlet a: Int = x\n")

        #expect(report.verdict == .doesNotCompile)
        #expect(
            report.failures == [
                Failure(
                    file: "Sources/Thing.swift",
                    line: 2,
                    message: "cannot find 'x' in scope"
                )
            ]
        )
        #expect(report.transcript.contains("Sources/Thing.swift:2:14: error: cannot find 'x'"))
    }

    @Test func `an error in the tests does not compile`() throws {
        let report = try Workbench.swiftTesting("@Test func a() { #expect(question() == 42) }")

        #expect(report.verdict == .doesNotCompile)
        #expect(report.failures.first?.file == "Tests/ThingTests.swift")
    }

    @Test(arguments: ["", "@Test(.disabled()) func a() {}"])
    func `nothing that runs is empty`(_ tests: String) throws {
        let report = try Workbench.swiftTesting(tests)

        #expect(report.verdict == .empty)
    }

    @Test func `only skipped tests of XCTest are empty`() throws {
        let report = try Workbench.xcTest("func test_a() throws { throw XCTSkip() }")

        #expect(report.verdict == .empty)
    }
}
