import Foundation
import Testing

@testable import kata

/// What both engines say of the same tests: an engine may be slow, and not of another opinion.
@Suite(.serialized) struct ContractTests {
    private static let plain = try! Lab(folder: Workbench.folder, isPlain: true)

    struct Row: CustomTestStringConvertible {
        var verdict: String
        var code = "func answer() -> Int { 42 }"
        var isXCTest = false
        var body: String

        init(_ verdict: String, xcTest isXCTest: Bool = false, code: String? = nil, _ body: String)
        {
            self.verdict = verdict
            self.isXCTest = isXCTest
            self.code = code ?? self.code
            self.body = body
        }

        var testDescription: String { verdict + (isXCTest ? " (XCTest): " : ": ") + body }

        var tests: String {
            let head = "import Foundation\n@testable import Thing\n"
            return isXCTest
                ? head + "import XCTest\nfinal class ThingTests: XCTestCase {\n\(body)\n}\n"
                : head + "import Testing\nstruct ThingTests {\n\(body)\n}\n"
        }
    }

    static let rows = [
        Row(
            "red",
            """
            @Test func one() { #expect(answer() == 41) }
            @Test func two() {}
            @Test func three() throws { throw CocoaError(.fileNoSuchFile) }
            @Test(arguments: [41, 42]) func four(n: Int) { #expect(answer() == n) }
            @Test(.disabled()) func five() {}
            """),
        Row(
            "red", xcTest: true,
            "func test_one() { XCTAssertEqual(answer(), 41) }\nfunc test_two() {}"),
        Row("empty", "@Test(.disabled()) func one() {}"),
        Row("doesNotCompile", "@Test func one() { #expect(answers() == 42) }"),
        Row("crashed", "@Test func one() { #expect([Int]()[answer()] == 1) }"),
        Row("crashed", xcTest: true, "func test_one() { XCTAssertEqual([Int]()[answer()], 1) }"),
        Row("crashed", "@Test func one() { exit(0) }"),
        Row(
            "timedOut", code: "func answer() -> Int { while true {} }",
            "@Test func one() { _ = answer() }"),
        Row("flooded", "@Test func one() { while true { print(\"water\") } }"),
    ]

    @Test(arguments: rows)
    func `both say the same`(_ row: Row) throws {
        let limits = Limits(seconds: 4, output: 1 << 18)
        let reports = try [Workbench.lab, Self.plain].map { lab in
            try Workbench.run(code: row.code, tests: row.tests, limits: limits, lab: lab)
        }

        #expect(reports.map(\.verdict.name) == [row.verdict, row.verdict])
        #expect(reports[0].failing == reports[1].failing)
        #expect(Set(reports[0].tests.map(\.id)) == Set(reports[1].tests.map(\.id)))
        #expect(reports[0].failures.map(\.file) == reports[1].failures.map(\.file))
        #expect(reports[0].failures.map(\.line) == reports[1].failures.map(\.line))
        #expect(reports[0].failures.map(\.message) == reports[1].failures.map(\.message))
    }

    @Test(arguments: [
        (Circumstance.place, "folder home user"), (.dayAfter, "zone"),
    ])
    func `both take tests elsewhere, and to another day`(
        _ circumstance: Circumstance, _ failing: String
    ) throws {
        let tests = """
            import Foundation
            import Testing
            let visible = ProcessInfo.processInfo.environment
            struct ThingTests {
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
        let reports = try [Workbench.lab, Self.plain].map { lab in
            try [Conditions(), circumstance.conditions].map {
                try Workbench.run(tests: tests, conditions: $0, lab: lab)
            }
        }

        #expect(reports.map { $0[0].failing } == [[], []])
        #expect(
            reports.map {
                $0[1].failing.sorted().joined(separator: " ").filter { $0 != "(" && $0 != ")" }
            }
                == [failing, failing])
    }

    @Test func `both run tests as they stand, one after the other`() throws {
        let tests = """
            import Testing
            nonisolated(unsafe) var count = 0
            struct ThingTests {
                @Test func zebra() { count += 1 }
                @Test func ant() { #expect(count == 1) }
            }
            """
        let opposite = Tree(["Tests/ThingTests.swift": tests]).withTestsReversed
        let reports = try [Workbench.lab, Self.plain].flatMap { lab in
            try [tests, opposite["Tests/ThingTests.swift"]!].map {
                try Workbench.run(tests: $0, lab: lab)
            }
        }

        #expect(reports.map(\.verdict) == [.green, .red, .green, .red])
    }

    @Test func `tests of both frameworks all count`() throws {
        let tests = """
            import Testing
            import XCTest
            @testable import Thing
            @Test func one() { #expect(answer() == 41) }
            final class ThingTests: XCTestCase {
                func test_two() { XCTAssertEqual(answer(), 41) }
                func test_three() { XCTAssertEqual(answer(), 42) }
            }
            """
        let reports = try [Workbench.lab, Self.plain].map {
            try Workbench.run(tests: tests, lab: $0)
        }

        #expect(reports.map(\.verdict) == [.red, .red])
        #expect(reports.map(\.tests.count) == [3, 3])
        #expect(reports[0].failing == reports[1].failing)
    }

    @Test func `two packages with the same names are built one after the other`() async {
        let verdicts = await withTaskGroup { group in
            for answer in [41, 42] {
                group.addTask {
                    try? Workbench.run(
                        code: "func answer() -> Int { \(answer) }",
                        tests: """
                            import Testing
                            @testable import Thing
                            @Test func one() { #expect(answer() == \(answer)) }
                            """,
                        lab: Self.plain
                    ).verdict
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(verdicts == [.green, .green])
    }
}
