import XCTest

@testable import VowelCounter

final class VowelCounterTests: XCTestCase {
    func test_numberOfVowels_isThreeForDominik() {
        assertVowels(3, in: "Dominik")
    }

    func test_numberOfVowels_countsCapitals() {
        assertVowels(5, in: "AEIOU")
    }

    func test_numberOfVowels_isZeroWithoutVowels() {
        for word in ["", "rhythm"] {
            assertVowels(0, in: word)
        }
    }

    func test_numberOfVowels_goesOnAfterASpace() {
        assertVowels(4, in: "blue roof")
    }

    func test_numberOfVowels_leavesOutAccentedLetters() {
        for word in ["café", "cafe\u{301}"] {
            assertVowels(1, in: word)
        }
    }
}
