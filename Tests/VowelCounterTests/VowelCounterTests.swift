import XCTest

@testable import VowelCounter

final class VowelCounterTests: XCTestCase {
    func test_numberOfVowels_isThreeForDominik() {
        let word = "Dominik"

        let count = numberOfVowels(in: word)

        XCTAssertEqual(count, 3, "counted \(count) vowels in '\(word)'")
    }

    func test_numberOfVowels_countsCapitals() {
        let word = "AEIOU"

        let count = numberOfVowels(in: word)

        XCTAssertEqual(count, 5, "counted \(count) vowels in '\(word)'")
    }

    func test_numberOfVowels_isZeroWithoutVowels() {
        for word in ["", "rhythm"] {
            let count = numberOfVowels(in: word)

            XCTAssertEqual(count, 0, "counted \(count) vowels in '\(word)'")
        }
    }

    func test_numberOfVowels_goesOnAfterASpace() {
        let text = "blue roof"

        let count = numberOfVowels(in: text)

        XCTAssertEqual(count, 4, "counted \(count) vowels in '\(text)'")
    }

    func test_numberOfVowels_leavesOutAccentedLetters() {
        for word in ["café", "cafe\u{301}"] {
            let count = numberOfVowels(in: word)

            XCTAssertEqual(count, 1, "counted \(count) vowels in '\(word)'")
        }
    }
}
