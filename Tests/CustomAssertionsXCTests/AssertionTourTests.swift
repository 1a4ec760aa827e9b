import XCTest

final class AssertionTourTests: FailureCatchingTestCase {
    private let tour: [(name: String, passes: () throws -> Void, fails: () throws -> Void)] = [
        ("XCTAssertTrue", { XCTAssertTrue(3 < 4) }, { XCTAssertTrue(4 < 3) }),
        ("XCTAssertFalse", { XCTAssertFalse(4 < 3) }, { XCTAssertFalse(3 < 4) }),
        ("XCTAssertEqual", { XCTAssertEqual(3, 3) }, { XCTAssertEqual(3, 4) }),
        ("XCTAssertNotEqual", { XCTAssertNotEqual(3, 4) }, { XCTAssertNotEqual(3, 3) }),
        (
            "XCTAssertEqual", { XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.001) },
            { XCTAssertEqual(0.1, 0.3, accuracy: 0.001) }
        ),
        ("XCTAssertLessThan", { XCTAssertLessThan(3, 4) }, { XCTAssertLessThan(3, 3) }),
        ("XCTAssertGreaterThan", { XCTAssertGreaterThan(4, 3) }, { XCTAssertGreaterThan(3, 3) }),
        (
            "XCTAssertLessThanOrEqual", { XCTAssertLessThanOrEqual(3, 3) },
            { XCTAssertLessThanOrEqual(4, 3) }
        ),
        (
            "XCTAssertGreaterThanOrEqual", { XCTAssertGreaterThanOrEqual(3, 3) },
            { XCTAssertGreaterThanOrEqual(3, 4) }
        ),
        ("XCTAssertNil", { XCTAssertNil(Int("three")) }, { XCTAssertNil(Int("3")) }),
        ("XCTAssertNotNil", { XCTAssertNotNil(Int("3")) }, { XCTAssertNotNil(Int("three")) }),
        (
            "XCTAssertThrowsError", { XCTAssertThrowsError(try work(CancellationError())) },
            { XCTAssertThrowsError(try work(nil)) }
        ),
        (
            "XCTAssertNoThrow", { XCTAssertNoThrow(try work(nil)) },
            { XCTAssertNoThrow(try work(CancellationError())) }
        ),
        ("failed", {}, { XCTFail("We should not be here") }),
    ]

    func test_everyAssertion_namesItselfWhenItFails() throws {
        for (name, passes, fails) in tour {
            try passes()
            let failures = try catchFailures(fails)

            XCTAssertEqual(failures.map { String($0.text.prefix { $0 != " " }) }, [name])
        }
    }
}

private func work(_ error: (any Error)?) throws {
    if let error { throw error }
}
