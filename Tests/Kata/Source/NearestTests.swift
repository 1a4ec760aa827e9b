import Testing

@testable import kata

struct NearestTests {
    @Test(arguments: [
        ("a letter left out", "Filname"),
        ("a letter too many", "Fillename"),
        ("a wrong letter", "Filenane"),
        ("two letters the wrong way round", "Fielname"),
        ("small letters", "filename"),
        ("capital letters", "FILENAME"),
        ("the beginning alone", "f"),
    ])
    func `a slip of the keyboard is forgiven`(_ slip: String, _ word: String) {
        #expect(
            nearest(to: word, among: ["OpeningFunds", "Filename", "ReverseText"]) == ["Filename"])
    }

    @Test func `capitals are no slips`() {
        #expect(nearest(to: "sQl", among: ["XXSQL"]) == ["XXSQL"])
    }

    @Test func `the name with the fewest slips comes first`() {
        let names = ["abcdxyz", "abcdefx", "abcdexy"]

        #expect(nearest(to: "abcdefg", among: names) == ["abcdefx", "abcdexy", "abcdxyz"])
    }

    @Test func `names as near as each other are in the order of the alphabet`() {
        #expect(nearest(to: "cart", among: ["cast", "card", "dart"]) == ["card", "cast", "dart"])
    }

    @Test func `there are at most three`() {
        #expect(
            nearest(to: "note", among: ["noted", "notes", "nose", "vote"]) == [
                "nose", "noted", "notes",
            ])
    }

    @Test(arguments: [
        ("two slips in a short word are near", "sum", ["sun", "sin"]),
        ("two letters left out of a short word are near", "sum", ["resum"]),
        ("two letters too many in a short word are near", "sumer", ["sum"]),
        ("half of a long word is near", "abcdefgh", ["abcdwxyz"]),
    ])
    func `up to here a name is near`(_ name: String, _ word: String, _ names: [String]) {
        #expect(nearest(to: word, among: names) == names)
    }

    @Test(arguments: [
        ("three slips in a short word are far", "sum", ["tip"]),
        ("more than half of a long word is far", "abcdefgh", ["abcvwxyz"]),
    ])
    func `from here on a name is far`(_ name: String, _ word: String, _ names: [String]) {
        #expect(nearest(to: word, among: names).isEmpty)
    }
}
