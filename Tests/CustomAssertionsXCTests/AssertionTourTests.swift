import XCTest

final class AssertionTourTests: XCTestCase {
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
}

private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw CancellationError() }
    return number
}
