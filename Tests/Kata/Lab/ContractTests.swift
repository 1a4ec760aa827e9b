import Foundation
import Testing

@testable import kata

/// What both engines say of the same tests: an engine may be slow, and not of another opinion.
struct ContractTests {
    private static let plain = try! Lab(folder: Workbench.folder, isPlain: true)

    struct Row {
        var verdict: String
        var isXCTest = false
        var code = "func answer() -> Int { 42 }"
        /// Where failures are, if that is not sure.
        var places: [String]?
        /// How many tests there are, if that is not sure.
        var count: Int?
        var body: String

        var tests: String {
            let head = "import Foundation\n@testable import Thing\n"
            return isXCTest
                ? head + "import XCTest\nfinal class ThingTests: XCTestCase {\n\(body)\n}\n"
                : head + "import Testing\nstruct ThingTests {\n\(body)\n}\n"
        }
    }

    private static let rows = [
        Row(
            verdict: "red",
            body: """
                @Test func one() { #expect(answer() == 41) }
                @Test func two() {}
                @Test func three() throws { throw CocoaError(.fileNoSuchFile) }
                @Test(arguments: [41, 42]) func four(n: Int) { #expect(answer() == n) }
                @Test(.disabled()) func five() {}
                """),
        Row(
            verdict: "red", isXCTest: true,
            places: ["Tests/ThingTests.swift:5", "Tests/ThingTests.swift:9"], count: 3,
            body: """
                func test_one() { XCTAssertEqual(answer(), 41) }
                func test_two() {}
                }
                import Testing
                @Test func three() { #expect(answer() == 41) }
                enum End {
                """),
        Row(
            verdict: "crashed", isXCTest: true,
            body: "func test_one() { XCTAssertEqual([Int]()[answer()], 1) }"),
        Row(
            verdict: "timedOut", code: "func answer() -> Int { while true {} }",
            body: "@Test func one() { _ = answer() }"),
        Row(
            verdict: "red", isXCTest: true,
            places: ["Tests/ThingTests.swift:11", "Tests/ThingTests.swift:15"],
            body: #"""
                func test_prints() { print("working on a", terminator: "") }
                func test_cr() { print("50 %\r\nand then\r", terminator: "") }
                func test_emoji() {
                    print("👩‍👩‍👧\u{600}", terminator: "")
                    FileHandle.standardError.write(Data("oh".utf8))
                }
                func test_fails() { print("half", terminator: ""); XCTFail("in two\n\nlines") }
                func test_moved() {
                    print("half", terminator: "")
                #sourceLocation(file: "Elsewhere.swift", line: 500)
                    XCTFail("moved")
                #sourceLocation()
                }
                func test_saysSo() {
                    print("Test Case 'ThingTests.test_other' started at 2026-01-01 00:00:00.000")
                    print("Test Suite 'All tests' passed at 2026-01-01 00:00:00.000")
                    print("/a/T.swift:3: error: ThingTests.test_saysSo : no")
                    print("Test Case 'ThingTests.test_saysSo' failed (0.1 seconds)")
                }
                func test_skips() throws { throw XCTSkip("why") }
                func test_throws() throws { print("x", terminator: ""); throw CancellationError() }
                func test_throwsLater() async throws { throw CancellationError() }
                }
                final class SetUpTests: XCTestCase {
                override func setUpWithError() throws { throw CancellationError() }
                func test_a() {}
                }
                final class TearDownTests: XCTestCase {
                override func tearDown() async throws { throw CancellationError() }
                func test_a() {}
                """#),
        Row(
            verdict: "doesNotCompile", places: ["Tests/ThingTests.swift:7"],
            body: """
                // #sourceLocation(file: "a", line: 9223372036854775807)
                #sourceLocation(file: "page.md", line: 7)
                @Test func one() { #expect(answers() == 42) }
                """),
    ]

    /// One test, as all suites share a queue: each row as a test of its own would wait until all other
    /// suites have ended, and the last minutes would belong to these alone.
    @Test func `both say the same`() async throws {
        for row in Self.rows { try compare(row) }
        try compareElsewhere()
    }

    /// What an engine says of a run.
    private struct Said: Equatable {
        var verdict: String
        var tests: Set<String>
        var failing: Set<String>
        var places: [String]
        var messages: [String]
        var arguments: [String?]

        init(_ report: Report) {
            verdict = report.verdict.name
            tests = Set(report.tests.map(\.id))
            failing = report.failing
            places = report.failures.map { "\($0.file ?? ""):\($0.line ?? 0)" }
            messages = report.failures.map(\.message)
            arguments = report.failures.map(\.arguments)
        }
    }

    private func compare(_ row: Row) throws {
        let limits = Limits(seconds: 4, output: 1 << 18)
        let said = try [Workbench.lab, Self.plain].map { lab in
            Said(try Workbench.run(code: row.code, tests: row.tests, limits: limits, lab: lab))
        }

        #expect(said[0] == said[1], "\(row)")
        #expect(said[1].verdict == row.verdict, "\(row)")
        #expect(row.count == nil || row.count == said[1].tests.count, "\(row)")
        let places = said[1].places.filter { $0 != ":0" }
        #expect(row.places == nil || row.places == places, "\(row)")
    }

    private func compareElsewhere() throws {
        let tests = """
            import Foundation
            import Testing
            let visible = ProcessInfo.processInfo.environment
            nonisolated(unsafe) var count = 0
            struct ThingTests {
                @Test func zebra() { count += 1 }
                @Test func ant() { #expect(count == 1, "as they stand, one after the other") }
                @Test func folder() {
                    #expect(!FileManager.default.currentDirectoryPath.contains("elsewhere"))
                }
                @Test func home() {
                    let home = visible["HOME"] ?? ""
                    #expect(!home.contains("elsewhere") && !home.contains("kata-"))
                }
                @Test func user() { #expect(visible["USER"] != "somebody") }
                @Test func zone() { #expect(TimeZone.current.identifier != "Pacific/Kiritimati") }
                @Test func fileBesideTests() {
                    #expect(FileManager.default.fileExists(atPath: "Tests/ThingTests.swift"))
                }
            }
            """
        let kinds = [Conditions(), Circumstance.place.conditions, Circumstance.dayAfter.conditions]
        let failing = try [Workbench.lab, Self.plain].map { lab in
            try kinds.map {
                try Workbench.run(tests: tests, conditions: $0, lab: lab).failing
                    .map { $0.filter { !"()".contains($0) } }.sorted()
            }
        }

        let expected = [[], ["folder", "home", "user"], ["zone"]]
        #expect(failing == [expected, expected])
    }

    @Test(arguments: [false, true])
    func `a folder in which nothing can be built is named, and not the code`(_ isPlain: Bool) throws
    {
        let folder = Workbench.folder.appendingPathComponent("50% off \(isPlain)")

        let error = #expect(throws: LabError.self) {
            try Workbench.run(
                tests: "import Testing\n@Test func one() {}\n",
                lab: Lab(folder: folder, isPlain: isPlain))
        }

        let words = error.map { "\($0)" } ?? ""
        #expect(words.contains("50% off") && words.contains("Move the course"), "\(words)")
    }
}
