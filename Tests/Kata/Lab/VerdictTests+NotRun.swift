import Foundation
import Testing

@testable import kata

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
