import XCTest

@testable import FlowerCart

final class FlowerCartTests: XCTestCase {
    func test_half_isWarnedOf() throws {
        try XCTSkipIf(true, "Write me")
    }
}
