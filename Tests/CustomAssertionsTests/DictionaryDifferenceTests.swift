import Testing

@testable import CustomAssertions

struct DictionaryDifferenceTests {
    private let difference = DictionaryDifference(
        expected: ["id": "2", "name": "foo", "city": "Berlin"],
        got: ["id": "2", "name": "fo", "zip": "10115"]
    )

    @Test func `equal dictionaries have no difference`() {
        #expect(DictionaryDifference(expected: ["id": "2"], got: ["id": "2"]) == nil)
    }

    @Test func `every entry that differs is found, and no other`() {
        #expect(
            difference?.changes == [
                "city": .missing(expected: "Berlin"),
                "name": .changed(expected: "foo", got: "fo"),
                "zip": .surplus(got: "10115"),
            ]
        )
    }

    @Test func `the description names every change, sorted by key`() {
        #expect(
            difference?.description == """
                Entries that differ: 3 of 4
                "city" is missing
                    expected: "Berlin"
                "name" differs
                    expected: "foo"
                    got:      "fo"
                                 ^
                "zip" is surplus
                    got:      "10115"
                """
        )
    }

    @Test func `numbers are sorted by size`() {
        let difference = DictionaryDifference(expected: [:], got: [10: 0, 9: 0, -1: 0])

        #expect(
            difference?.description == """
                Entries that differ: 3 of 3
                -1 is surplus
                    got:      0
                9 is surplus
                    got:      0
                10 is surplus
                    got:      0
                """
        )
    }

    @Test func `keys that look alike say their type`() {
        let difference = DictionaryDifference<AnyHashable, Bool>(
            expected: ["1": true, Character("1"): true, "2": true, 2: true],
            got: [2: true]
        )

        #expect(
            difference?.description == """
                Entries that differ: 3 of 4
                "1" (String) is missing
                    expected: true
                1 (Character) is missing
                    expected: true
                "2" (String) is missing
                    expected: true
                """
        )
    }
}
