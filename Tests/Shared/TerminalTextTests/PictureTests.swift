import TerminalText
import Testing

struct PictureTests {
    @Test func `in a smaller picture, focus and caret are where they were`() {
        let lines = ["New item", "Title: ", "Address: "].map { Line($0) }
        var sut = Picture(lines, caret: Picture.Place(row: 2, column: 9))
        sut.focus = 2

        let cropped = sut.cropped(to: 2)

        var expected = Picture(Array(lines[1...]), caret: Picture.Place(row: 1, column: 9))
        expected.focus = 1
        #expect(cropped == expected)
    }

    @Test(arguments: [(0, ["To do", "Milk"]), (1, ["To do", "Milk"]), (2, ["Milk", "Mum"])])
    func `what is in focus is the last line in sight, if it has to be`(
        focus: Int, seen: [String]
    ) {
        var sut = Picture(["To do", "Milk", "Mum"].map { Line($0) })
        #expect(sut.focus == 0)
        sut.focus = focus

        #expect(sut.cropped(to: 2).lines.map(\.text) == seen)
    }

    @Test func `in one line there is what is in focus`() {
        var sut = Picture(["To do", "Milk"].map { Line($0) })
        sut.focus = 1

        #expect(sut.cropped(to: 1).lines.map(\.text) == ["Milk"])
    }

    @Test(arguments: [0, -1])
    func `where there is no room, there is nothing to see`(rows: Int) {
        #expect(Picture([Line("To do")]).cropped(to: rows).lines.isEmpty)
    }
}
