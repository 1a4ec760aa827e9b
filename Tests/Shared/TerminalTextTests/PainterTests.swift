import TerminalText
import Testing

struct PainterTests {
    private let size = Size(columns: 20, rows: 3)

    @Test func `the first picture is painted on a clean screen`() {
        var sut = Painter()

        let output = sut.paint(Picture([Line("To do"), Line("Milk")]), size)

        #expect(
            output == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1HTo do\u{1B}[K\u{1B}[2;1HMilk\u{1B}[K")
    }

    @Test func `after that only lines that have changed are painted`() {
        var sut = Painter()
        _ = sut.paint(Picture([Line("To do"), Line("Milk"), Line("Mum")]), size)

        let output = sut.paint(Picture([Line("To do"), Line("Milk"), Line("Cat")]), size)

        #expect(output == "\u{1B}[?25l\u{1B}[3;1HCat\u{1B}[K")
    }

    @Test func `where nothing has changed, nothing is painted`() {
        var sut = Painter()
        _ = sut.paint(Picture([Line("To do")]), size)

        #expect(sut.paint(Picture([Line("To do")]), size) == "")
    }

    @Test func `a line that is gone is wiped`() {
        var sut = Painter()
        _ = sut.paint(Picture([Line("To do"), Line("Milk")]), size)

        let output = sut.paint(Picture([Line("To do")]), size)

        #expect(output == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[K")
    }

    @Test func `in another size everything is painted again`() {
        var sut = Painter()
        _ = sut.paint(Picture([Line("To do")]), size)

        let output = sut.paint(Picture([Line("To do")]), Size(columns: 10, rows: 3))

        #expect(output == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1HTo do\u{1B}[K")
    }

    @Test func `nothing is painted beyond the edges`() {
        var sut = Painter()

        let output = sut.paint(
            Picture([Line("Buy milk"), Line("Mum")]), Size(columns: 4, rows: 1))

        #expect(output == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1HBuy…")
    }

    @Test func `a line that fills the screen keeps its last letter`() {
        var sut = Painter()

        let output = sut.paint(Picture([Line("Milk")]), Size(columns: 4, rows: 1))

        #expect(output.hasSuffix("Milk"))
    }

    @Test func `the caret is shown where letters are typed`() {
        var sut = Painter()

        let output = sut.paint(
            Picture([Line("Title: ")], caret: Picture.Place(row: 0, column: 7)), size)

        #expect(output.hasSuffix("\u{1B}[1;8H\u{1B}[?25h"))
    }

    @Test func `what is chosen is set off, and the next line is not`() {
        var sut = Painter()

        let output = sut.paint(Picture([Line("Milk", .chosen), Line("Mum")]), size)

        #expect(output.contains("\u{1B}[7mMilk\u{1B}[0m\u{1B}[K\u{1B}[2;1HMum"))
    }

    @Test func `what something else has painted over is painted again`() {
        var sut = Painter()
        _ = sut.paint(Picture([Line("To do")]), size)

        sut.forget()

        #expect(sut.paint(Picture([Line("To do")]), size).hasSuffix("To do\u{1B}[K"))
    }
}
