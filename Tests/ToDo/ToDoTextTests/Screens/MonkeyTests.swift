import ItemModel
import TerminalText
import Testing
import ToDoText
import ToDoTextTesting

@MainActor
struct MonkeyTests {
    @Test(arguments: 1...8)
    func `whatever is pressed in a terminal of whatever size, it can be painted`(
        seed: UInt64
    ) throws {
        var monkey = Monkey(state: seed)
        let app = try TextApp(
            with: ToDoItem(title: "牛乳"), ToDoItem(title: "Call\nMum"),
            ToDoItem(
                title: "Buy tickets",
                location: Location(
                    name: "Pole", coordinate: Coordinate(latitude: -90, longitude: 181))))
        var painter = Painter()

        for _ in 1...200 {
            app.size = Size(columns: monkey.roll(30), rows: monkey.roll(12))
            app.sut.press(monkey.pick(keys))
            let picture = app.picture
            _ = painter.paint(picture, app.size)
            #expect(picture.lines.count <= app.size.rows)
        }
    }
}

private let keys: [Key] =
    [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .paste("two\nlines"), .control("s"), .control("u"),
    ] + "aDyndjk cxu牛".map(Key.character)

/// Presses anything, but with the same seed always the same.
@MainActor
private struct Monkey {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }

    mutating func pick(_ keys: [Key]) -> Key { keys[roll(keys.count)] }
}
