import Course
import Foundation

extension Lab {
    /// Why its engine does not do on this machine what it should; nil if it does.
    ///
    /// What it comes to is remembered as all reports are: until the toolchain changes.
    package func objection() throws -> String? {
        let expected: [String: TestResult.Outcome] = ["right": .passed, "wrong": .failed]
        for (framework, tests) in [("Swift Testing", Self.swiftTesting), ("XCTest", Self.xcTest)] {
            let report: Report
            do { report = try run(Self.check(by: tests)) } catch LabError.cancelled {
                throw LabError.cancelled
            } catch { return (LabError.naming(error) as? LabError)?.inShort ?? "\(error)" }
            let outcomes = report.tests.map { test in
                (test.name.split(separator: "_").last.map(String.init) ?? "", test.outcome)
            }
            if Dictionary(outcomes, uniquingKeysWith: { $1 }) != expected {
                return "with \(framework), one test that is right and one that is wrong are "
                    + report.verdict.summary
            }
        }
        return nil
    }

    private static func check(by tests: String) -> Run {
        Run(
            tests: "CheckTests",
            modules: [
                Module(
                    name: "Check", isTests: false,
                    files: ["Sources/Check/Check.swift": "let answer = 42\n"]),
                Module(
                    name: "CheckTests", isTests: true,
                    files: ["Tests/CheckTests/CheckTests.swift": tests]),
            ])
    }

    private static let swiftTesting = """
        import Testing

        @testable import Check

        @Test func right() { #expect(answer == 42) }
        @Test func wrong() { #expect(answer == 41) }

        """

    private static let xcTest = """
        import XCTest

        @testable import Check

        final class CheckTests: XCTestCase {
            func test_right() { XCTAssertEqual(answer, 42) }
            func test_wrong() { XCTAssertEqual(answer, 41) }
        }

        """
}
