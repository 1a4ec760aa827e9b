import CustomAssertions
import Testing

struct DictionaryDifferenceTests {
    @Test func `a missing key is named`() {
        let difference = DictionaryDifference(
            expected: ["id": "2", "name": "foo"], got: ["id": "2"]
        )

        #expect(
            difference?.description == """
                Entries that differ: 1 of 2
                "name" is missing
                    expected: "foo"
                """
        )
    }

    @Test func `a surplus key is named`() {
        let difference = DictionaryDifference(
            expected: ["id": "2"], got: ["id": "2", "zip": "10115"]
        )

        #expect(
            difference?.description == """
                Entries that differ: 1 of 2
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
}
