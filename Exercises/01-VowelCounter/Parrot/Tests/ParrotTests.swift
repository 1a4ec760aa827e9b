import XCTest

@testable import Short

final class ParrotTests: XCTestCase {
    func test_parrot_saysTwiceWhatItHears() {
        let words = "Good night"

        let answer = parrot(words)

        XCTAssertEqual(answer, "Good night Good night")
    }
}
