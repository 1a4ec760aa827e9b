import XCTest

@testable import VowelCounter

func assertVowels(
    _ expected: Int, in text: String, file: StaticString = #filePath, line: UInt = #line
) {
    let count = numberOfVowels(in: text)

    XCTAssertEqual(
        count, expected, "counted \(count) vowels in '\(text)'", file: file, line: line
    )
}
