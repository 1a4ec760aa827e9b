import XCTest

@testable import VowelCounter

final class VowelCounterTests: XCTestCase {
    func test_numberOfVowels_isThreeForDominik() {
        assertVowels(3, in: "Dominik")
    }

    func test_numberOfVowels_countsCapitals() {
        assertVowels(5, in: "AEIOU")
    }

    func test_withoutVowels_keepsAllOtherCharacters() {
        let name = "Anna Berg"

        let rest = withoutVowels(name)

        XCTAssertEqual(rest, "nn Brg")
    }

    func test_numberOfVowels_isZeroWithoutVowels() {
        for word in ["", "rhythm"] {
            assertVowels(0, in: word)
        }
    }

    func test_numberOfVowels_leavesOutAccentedLetters() {
        assertVowels(1, in: "café")
    }

    func test_numberOfVowels_goesOnAfterASpace() {
        assertVowels(4, in: "blue roof")
    }
}
