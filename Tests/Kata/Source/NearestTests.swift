import Testing

@testable import kata

struct NearestTests {
    @Test(arguments: [
        Slip("a letter left out", "Filname"),
        Slip("a letter too many", "Fillename"),
        Slip("a wrong letter", "Filenane"),
        Slip("two letters the wrong way round", "Fielname"),
        Slip("small letters", "filename"),
        Slip("capital letters", "FILENAME"),
        Slip("the beginning alone", "f"),
    ])
    func `a slip of the keyboard is forgiven`(_ row: Slip) {
        let names = ["OpeningFunds", "Filename", "ReverseText"]

        let found = nearest(to: row.word, among: names)

        #expect(found == ["Filename"])
    }

    struct Slip: CustomTestStringConvertible {
        var testDescription: String
        var word: String

        init(_ name: String, _ word: String) {
            self.testDescription = name
            self.word = word
        }
    }

    @Test func `capitals are no slips`() {
        let found = nearest(to: "sQl", among: ["XXSQL"])

        #expect(found == ["XXSQL"])
    }

    @Test func `the name with the fewest slips comes first`() {
        let names = ["abcdxyz", "abcdefx", "abcdexy"]

        let found = nearest(to: "abcdefg", among: names)

        #expect(found == ["abcdefx", "abcdexy", "abcdxyz"])
    }

    @Test func `names as near as each other are in the order of the alphabet`() {
        let found = nearest(to: "cart", among: ["cast", "card", "dart"])

        #expect(found == ["card", "cast", "dart"])
    }

    @Test func `there are at most three`() {
        let found = nearest(to: "note", among: ["noted", "notes", "nose", "vote"])

        #expect(found == ["nose", "noted", "notes"])
    }

    @Test(arguments: [
        Reach("two slips in a short word are near", "sum", "sun", "sin"),
        Reach("two letters left out of a short word are near", "sum", "resum"),
        Reach("two letters too many in a short word are near", "sumer", "sum"),
        Reach("half of a long word is near", "abcdefgh", "abcdwxyz"),
    ])
    func `up to here a name is near`(_ row: Reach) {
        let found = nearest(to: row.word, among: row.names)

        #expect(found == row.names)
    }

    @Test(arguments: [
        Reach("three slips in a short word are far", "sum", "tip"),
        Reach("more than half of a long word is far", "abcdefgh", "abcvwxyz"),
    ])
    func `from here on a name is far`(_ row: Reach) {
        let found = nearest(to: row.word, among: row.names)

        #expect(found.isEmpty)
    }

    struct Reach: CustomTestStringConvertible {
        var testDescription: String
        var word: String
        var names: [String]

        init(_ name: String, _ word: String, _ names: String...) {
            self.testDescription = name
            self.word = word
            self.names = names
        }
    }
}
