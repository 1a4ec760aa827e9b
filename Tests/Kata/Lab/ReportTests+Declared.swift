import Testing

@testable import kata

extension ReportTests {
    private static let module = Module(
        name: "ATests", isTests: true,
        files: [
            "Tests/ATests.swift": """
            struct ATests {
                @Test func adds() {}
                @Test(.disabled("later")) func `it drops`() {}
            }
            final class BTests: XCTestCase {
                func test_sells() {}
            }
            """
        ])

    @Test func `a report of the tests that are declared stays as it is`() {
        let report = report(
            "ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_sells")

        #expect(report.told(by: Self.module) == report)
    }

    @Test(arguments: [
        ["ATests.ATests/adds()", "BTests.test_sells"],
        ["ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_other"],
        [
            "ATests.ATests/adds()", "ATests.ATests/`it drops`()", "BTests.test_sells",
            "BTests.test_b",
        ],
    ])
    func `a report of fewer, other or more tests is not green`(_ ids: [String]) {
        let report = report(ids)

        let verdict = report.told(by: Self.module).verdict

        #expect(
            verdict.summary
                == "crashed: it left early, and tells of \(ids.count) tests, not of the 3 that were to run"
        )
    }

    @Test func `a report that is not green stays as it is`() {
        var report = report("ATests.ATests/adds()")
        report.verdict = .red

        #expect(report.told(by: Self.module) == report)
    }

    private func report(_ ids: String...) -> Report { report(ids) }

    private func report(_ ids: [String]) -> Report {
        Report(verdict: .green, tests: ids.map { TestResult(id: $0, name: $0, outcome: .passed) })
    }
}
