import CustomAssertions
import Testing

struct DictionaryDifferenceTests {
    @Test func `a changed value is named`() {
        let difference = DictionaryDifference(
            expected: ["id": "2", "name": "foo"], got: ["id": "2", "name": "fo"]
        )

        #expect(
            difference?.description == """
                Entries that differ: 1 of 2
                "name" differs
                    expected: "foo"
                    got:      "fo"
                """
        )
    }

    @Test func `equal dictionaries do not differ`() {
        let difference = DictionaryDifference(
            expected: ["id": "2", "name": "foo"], got: ["name": "foo", "id": "2"]
        )

        #expect(difference == nil)
    }

    @Test func `a missing key is named`() {
        let difference = DictionaryDifference(expected: ["name": "foo"], got: [:])

        #expect(
            difference?.description == """
                Entries that differ: 1 of 1
                "name" is missing
                    expected: "foo"
                """
        )
    }

    @Test func `a surplus key is named`() {
        let difference = DictionaryDifference(expected: [:], got: ["zip": "10115"])

        #expect(
            difference?.description == """
                Entries that differ: 1 of 1
                "zip" is surplus
                    got:      "10115"
                """
        )
    }

    @Test func `all entries that differ are named, sorted by key`() {
        let difference = DictionaryDifference(
            expected: ["id": "2", "name": "foo", "city": "Rome", "job": "cook", "tel": "no"],
            got: ["id": "2", "name": "fo", "age": "36", "job": "bard", "zip": "10115"]
        )

        #expect(
            difference?.description == """
                Entries that differ: 6 of 7
                "age" is surplus
                    got:      "36"
                "city" is missing
                    expected: "Rome"
                "job" differs
                    expected: "cook"
                    got:      "bard"
                "name" differs
                    expected: "foo"
                    got:      "fo"
                "tel" is missing
                    expected: "no"
                "zip" is surplus
                    got:      "10115"
                """
        )
    }

    @Test func `keys and values may be of any type`() {
        let difference = DictionaryDifference(expected: [7: 1.5], got: [7: 2.5])

        #expect(
            difference?.description == """
                Entries that differ: 1 of 1
                7 differs
                    expected: 1.5
                    got:      2.5
                """
        )
    }
}
