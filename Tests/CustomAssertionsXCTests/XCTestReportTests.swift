import CustomAssertions
import XCTest

final class XCTestReportTests: FailureCatchingTestCase {
    func test_assertSameEntries_isSilentForEqualDictionaries() {
        assertSameEntries(["id": "2", "name": "foo"], expected: ["name": "foo", "id": "2"])
    }

    func test_assertSameEntries_failsAtTheCallersLine() {
        let line = #line + 1
        let failures = catchFailures { assertSameEntries(["zip": "10115"], expected: [:]) }

        let text = """
            failed - Entries that differ: 1 of 1
            "zip" is surplus
                got:      "10115"
            """
        XCTAssertEqual(failures.map(\.text), [text])
        XCTAssertEqual(failures.map(\.file), [#filePath])
        XCTAssertEqual(failures.map(\.line), [line])
    }

    func test_nestedHelper_handsItsCallersLineOn() {
        let line = #line + 1
        let failures = catchFailures { assertIsAda(["name": "Eve"]) }

        XCTAssertEqual(failures.map(\.line), [line])
    }

    func test_asyncTest_keepsItsLine() async {
        await Task.yield()

        let line = #line + 1
        let failures = catchFailures { assertIsAda(["name": "Eve"]) }

        XCTAssertEqual(failures.map(\.line), [line])
    }

    func test_rowsOfATable_reportTheirOwn() {
        for key in [1, 2] {
            let line = #line + 1
            let failures = catchFailures { assertSameEntries([key: "Eve"], expected: [:]) }

            let text = "Entries that differ: 1 of 1\n\(key) is surplus\n    got:      \"Eve\""
            XCTAssertEqual(failures.map(\.text), ["failed - " + text])
            XCTAssertEqual(failures.map(\.line), [line])
        }
    }

    func test_otherAssertions_failAtTheCallersLine() {
        let line = #line + 2
        let failures = catchFailures {
            assertSameKeys(["zip": 10115], expected: [])
            assertClose(nil, expected: 2, accuracy: 0.5)
            assertSameText("BiIl", expected: "Bill")
        }

        XCTAssertEqual(failures.map(\.line), [line, line + 1, line + 2])
        XCTAssertEqual(
            failures.map { $0.text.prefix { $0 != "\n" } },
            [
                "failed - Keys that differ: 1 of 1", "failed - Not within 0.5 of each other",
                #"failed - Character 3: expected "l" \u{6c}, got "I" \u{49}"#,
            ]
        )
    }
}

private func assertIsAda(
    _ user: [String: String],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    assertSameEntries(
        user, expected: ["name": "Ada"],
        fileID: fileID, filePath: filePath, line: line, column: column
    )
}
