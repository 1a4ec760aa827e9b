import XCTest

final class AssertionTourTests: FailureCatchingTestCase {
    private let word = "Ada"

    func test_eachAssertion_passesIfItIsTrue() {
        let hasThreeLetters = word.count == 3

        XCTAssertTrue(hasThreeLetters)
        XCTAssertFalse(word.hasPrefix("B"))
        XCTAssertEqual(word.count, 3)
        XCTAssertNotEqual(word, "Bob")
        XCTAssertLessThan(word.count, 4)
        XCTAssertLessThanOrEqual(word.count, 3)
        XCTAssertGreaterThan(word.count, 2)
        XCTAssertGreaterThanOrEqual(word.count, 3)
        XCTAssertEqual(1.0 / 3, 0.33, accuracy: 0.01)
        XCTAssertNil(Int("three"))
        XCTAssertNotNil(Int("3"))
        XCTAssertThrowsError(try number("three"))
        XCTAssertNoThrow(try number("3"))
    }

    func test_eachAssertion_failsOnceIfItIsNot() {
        let failures = catchFailures { askWrongly() }

        XCTAssertEqual(failures.count, 14)
    }

    private func askWrongly() {
        let hasFourLetters = word.count == 4

        XCTAssertTrue(hasFourLetters)
        XCTAssertFalse(word.hasPrefix("A"))
        XCTAssertEqual(word.count, 4)
        XCTAssertNotEqual(word, "Ada")
        XCTAssertLessThan(word.count, 3)
        XCTAssertLessThanOrEqual(word.count, 2)
        XCTAssertGreaterThan(word.count, 3)
        XCTAssertGreaterThanOrEqual(word.count, 4)
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
