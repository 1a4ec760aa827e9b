import Testing

@testable import kata

struct ConditionsTests {
    @Test(arguments: [
        ("NewTests/first", "first"), ("ThingTests.NewTests/first", "first"),
        ("OldTests/test_second", "OldTests.test_second"),
    ])
    func `a filter leaves other tests out`(_ filter: String, _ name: String) throws {
        let report = try Workbench.run(
            tests: """
                import Testing
                import XCTest
                struct NewTests {
                    @Test func first() {}
                    @Test func second() {}
                }
                final class OldTests: XCTestCase {
                    func test_first() {}
                    func test_second() {}
                }
                """, conditions: Conditions(filters: [filter]))

        #expect(report.tests.map(\.name) == [name])
    }

    @Test func `what one framework notices of a fault, the other need not`() throws {
        let report = try Workbench.run(
            tests: """
                import Testing
                import XCTest
                final class OldTests: XCTestCase {
                    func test_old() { XCTFail() }
                }
                struct NewTests {
                    @Test func new() {}
                }
                """, conditions: Conditions(fault: 1, stopsAtFailure: true))

        #expect(report.verdict == .red)
        #expect(report.tests.map(\.name) == ["OldTests.test_old"])
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `where the first failure says enough, no more tests run`(
        _ stopsAtFailure: Bool, _ failures: Int
    ) throws {
        let conditions = Conditions(fault: 1, stopsAtFailure: stopsAtFailure)
        let swiftTesting = try Workbench.run(
            tests: """
                import Testing
                @Test func first() { #expect(Bool(false)) }
                @Test func second() { #expect(Bool(false)) }
                """, conditions: conditions)
        let xcTest = try Workbench.run(
            tests: """
                import XCTest
                final class ThingTests: XCTestCase {
                    func test_first() { XCTFail() }
                    func test_second() { XCTFail() }
                }
                """, conditions: conditions)

        #expect(swiftTesting.failures.count == failures)
        #expect(xcTest.failures.count == failures)
    }

    @Test func `what a kept report is found by names each condition and each limit`() {
        let (conditions, limits) = (Conditions(), Limits())

        #expect(conditions.parts.count == Mirror(reflecting: conditions).children.count)
        #expect(limits.parts.count == Mirror(reflecting: limits).children.count)
        #expect(Conditions(filters: ["a", "b"]).parts != Conditions(filters: ["a b"]).parts)
    }

    @Test func `tests on a fault have time enough, even beside many others`() {
        #expect(Limits(seconds: 10).under(Conditions()).seconds == 10)
        #expect(Limits(seconds: 10).under(Conditions(fault: 0)).seconds == 20)
        #expect(Limits(seconds: 30).under(Conditions(fault: 1)).seconds == 30)
        #expect(Limits(seconds: 10).under(Conditions(fault: 1, work: 3)).work == 3)
        #expect(Limits(seconds: 10).under(Conditions(fault: 1, work: 9)).seconds == 36)
    }

    @Test(arguments: [1: Verdict.green, 2: .red])
    func `a second time finds what the first has left`(_ row: (times: Int, verdict: Verdict)) throws
    {
        let report = try Workbench.run(
            tests: """
                import Foundation
                import Testing
                @Test func leaves() throws {
                    let file = FileManager.default.temporaryDirectory.appendingPathComponent("left")
                    #expect(!FileManager.default.fileExists(atPath: file.path))
                    try Data().write(to: file)
                }
                """, conditions: Conditions(times: row.times))

        #expect(report.verdict == row.verdict)
    }
}
