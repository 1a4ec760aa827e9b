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

    @Test(
        arguments: [
            ("capitals are no slips", "sQl", ["XXSQL"], ["XXSQL"]),
            (
                "the name with the fewest slips comes first", "abcdefg",
                ["abcdxyz", "abcdefx", "abcdexy"], ["abcdefx", "abcdexy", "abcdxyz"]
            ),
            (
                "names as near as each other are in the order of the alphabet", "cart",
                ["cast", "card", "dart"], ["card", "cast", "dart"]
            ),
            (
                "there are at most three", "note", ["noted", "notes", "nose", "vote"],
                ["nose", "noted", "notes"]
            ),
            ("two slips in a short word are near", "sum", ["sun", "sin"], ["sun", "sin"]),
            ("two letters left out of a short word are near", "sum", ["resum"], ["resum"]),
            ("two letters too many in a short word are near", "sumer", ["sum"], ["sum"]),
            ("half of a long word is near", "abcdefgh", ["abcdwxyz"], ["abcdwxyz"]),
            ("three slips in a short word are far", "sum", ["tip"], []),
            ("more than half of a long word is far", "abcdefgh", ["abcvwxyz"], []),
        ] as [(String, String, [String], [String])])
    func `of some names, near are`(
        _ rule: String, _ word: String, _ names: [String], _ near: [String]
    ) {
        #expect(nearest(to: word, among: names) == near)
    }
}
