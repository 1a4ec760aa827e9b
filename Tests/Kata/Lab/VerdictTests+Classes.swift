import Foundation
import Testing

@testable import kata

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
