import Foundation
import Testing

@testable import kata

/// What the plain engine reads in the lines of XCTest.
struct XCTestTextTests {
    @Test func `a test of XCTest on macOS has the name that it has elsewhere`() {
        let log = log(
            """
            Test Case '-[ThingTests.MoreTests test_a]' started.
            oh/c/T.swift:3: error: -[ThingTests.MoreTests test_a] : XCTFail
            Test Case '-[ThingTests.MoreTests test_a]' failed (0.001 seconds).
            """)

        #expect(log.tests == [TestResult(id: Self.name, name: Self.name, outcome: .failed)])
        #expect(log.failures.map(\.message) == ["XCTFail"])
        #expect(log.failures.map(\.file) == ["/c/T.swift"])
    }

    @Test func `a test that has failed has, though nothing says why`() {
        let log = log(
            """
            Test Case 'MoreTests.test_a' started at 2026
            Test Case 'MoreTests.test_a' failed (0.001 seconds)
            """)

        #expect(log.tests.map(\.outcome) == [.failed])
        #expect(log.failures.map(\.test) == [Self.name])
    }

    @Test func `a test that crashed has not ended, whatever it printed`() {
        let log = log(
            """
            Test Case 'MoreTests.test_a' started at 2026
            Test Case 'Other.test_a' passed (0.001 seconds)
            Test Suite 'All tests' passed at 2026
            """, end: "")

        #expect(log.running == Self.name)
        #expect(!log.isComplete)
    }

    private static let name = "MoreTests.test_a"

    private func log(_ lines: String, end: String = "Test Suite 'All tests' failed at 2026")
        -> EventLog
    {
        var log = EventLog()
        log.read(XCTestText(lines + "\n" + end, in: "/c/").events)
        return log
    }
}
