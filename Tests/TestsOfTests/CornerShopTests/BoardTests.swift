import Testing

@testable import CornerShop

struct BoardTests {
    private let board = Board()

    @Test(arguments: [
        (text: "cup of tea", headline: "Cup of Tea"),
        (text: "a cake in a box", headline: "A Cake in a Box"),
        (text: "open at six", headline: "Open at Six"),
    ])
    func `short words stay small, but for the first`(text: String, headline: String) {
        #expect(board.headline(from: text) == headline)
    }

    @Test func `two spaces in a row stay two spaces`() {
        #expect(board.headline(from: "mind the  step") == "Mind The  Step")
    }
}
