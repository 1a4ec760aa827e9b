import XCTest

final class AssertionTourTests: FailureCatchingTestCase {
    func test_eachAssertion_tellsTrueFromFalse() {
        let name = "Ada"
        let hasThreeLetters = name.count == 3

        XCTAssertTrue(hasThreeLetters)
        XCTAssertFalse(name.hasPrefix("B"))
        XCTAssertEqual(name.count, 3)
        XCTAssertNotEqual(name, "Bob")
        XCTAssertLessThan(name.count, 4)
        XCTAssertGreaterThanOrEqual(name.count, 3)
        XCTAssertEqual(1.0 / 3, 0.33, accuracy: 0.01)
        XCTAssertNil(Int("three"))
        XCTAssertNotNil(Int("3"))
        XCTAssertThrowsError(try number("three"))
        XCTAssertNoThrow(try number("3"))
    }

    func test_eachAssertion_complainsOnce() {
        let failures = catchFailures { askWrongly() }

        XCTAssertEqual(failures.count, 12)
    }

    private func askWrongly() {
        let name = "Ada"
        let hasFourLetters = name.count == 4

        XCTAssertTrue(hasFourLetters)
        XCTAssertFalse(name.hasPrefix("A"))
        XCTAssertEqual(name.count, 4)
        XCTAssertNotEqual(name, "Ada")
        XCTAssertLessThan(name.count, 3)
        XCTAssertGreaterThanOrEqual(name.count, 4)
        XCTAssertEqual(1.0 / 3, 0.33, accuracy: 0.001)
        XCTAssertNil(Int("3"))
        XCTAssertNotNil(Int("three"))
        XCTAssertThrowsError(try number("3"))
        XCTAssertNoThrow(try number("three"))
        XCTFail("We should not be here")
    }
}

private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw CancellationError() }
    return number
}
