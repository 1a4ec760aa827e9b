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
}
