import Testing

@testable import ToDoText

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
}
