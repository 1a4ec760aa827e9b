import Testing

@testable import LetterBag

struct LetterBagTests {
    @Test func `letters are packed, with a mark before each`() {
        #expect(pack(["Dear Ann,\nhello!", "Dear Bob"]) == "*\nDear Ann,\nhello!\n*\nDear Bob\n*.")
        #expect(pack([]) == "*.")
    }

    @Test(arguments: [[], ["Dear Ann"], ["", "a\n\nb\n", "", "\n"]])
    func `what was packed comes out again`(letters: [String]) {
        #expect(unpack(pack(letters)) == letters)
    }
}
