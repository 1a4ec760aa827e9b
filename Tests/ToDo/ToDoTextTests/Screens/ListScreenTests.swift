import Foundation
import ItemModel
import TerminalText
import Testing
import ToDoText
import ToDoTextTesting

@MainActor
struct ListScreenTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum", location: Location(name: "Home"))
    private let cat = ToDoItem(title: "Feed the cat")

    @Test func `an empty list says so, and how to add something`() throws {
        let app = try TextApp()

        #expect(app.lines == ["To do", "Nothing to do.", "a add  q quit"])
    }

    @Test func `open items are followed by the done ones, and the first row is chosen`() throws {
        let app = try TextApp(with: milk, mum, cat)

        app.store.check(milk)

        #expect(
            app.lines == [
                "To do", "> [ ] Call Mum · Home", "  [ ] Feed the cat", "Done", "  [x] Buy milk",
                "↑↓ move  Return open  Space check  a add  x delete  D delete all  q quit",
            ])
    }

    @Test func `the chosen row is set off from the others`() throws {
        let app = try TextApp(with: milk, mum)

        #expect(app.picture.lines[1...2].map(\.style) == [.chosen, .plain])
    }

    @Test func `a date is written in the time zone of the person`() throws {
        let departure = Date(timeIntervalSince1970: 1_777_717_800)
        let app = try TextApp(with: ToDoItem(title: "Buy tickets", dueDate: departure))

        #expect(app.lines[1] == "> [ ] Buy tickets · 3 May 2026")
    }

    @Test func `the keys are on the last line, however few items there are`() throws {
        let app = try TextApp()

        #expect(app.picture.lines.count == 12)
        #expect(app.picture.lines.last?.text == "a add  q quit")
    }

    @Test func `arrows choose another row, and stop at both ends`() throws {
        let app = try TextApp(with: milk, mum, cat)

        app.press(.up, .down, .down, .down, .down, .up)

        #expect(app.lines[2] == "> [ ] Call Mum · Home")
    }

    @Test func `Return opens the chosen item`() throws {
        let app = try TextApp(with: milk, mum, cat)

        app.press(.down, .enter)

        #expect(app.lines.first == "Call Mum")
    }

    @Test func `Space checks the chosen item`() throws {
        let app = try TextApp(with: milk, mum)

        app.press(.down, .character(" "))

        #expect(app.store.items.value.map(\.done) == [false, true])
    }

    @Test func `the chosen row is always on the screen`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }

        app.press(.pageDown, .pageDown)
        #expect(app.lines.contains("> [ ] Number 21"))
        app.press(.end)
        #expect(app.lines.contains("> [ ] Number 30"))
        app.press(.up, .up)
        #expect(app.lines.contains("> [ ] Number 28"))
        app.press(.home)
        #expect(app.lines.prefix(2) == ["To do", "> [ ] Number 1"])
    }

    @Test func `in a smaller terminal the chosen row is still there`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }
        app.press(.pageDown)

        app.size.rows = 3

        #expect(app.lines.dropLast() == ["To do", "> [ ] Number 11"])
    }

    @Test func `the list moves no more than it must`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }

        app.press(.pageDown, .pageDown, .up, .up)

        #expect(app.lines[1] == "  [ ] Number 12")
    }

    @Test func `the last of the done rows can be reached`() throws {
        let app = try TextApp(with: milk, mum, cat)
        for item in [mum, cat] { app.store.check(item) }
        app.size.rows = 4

        app.press(.end)

        #expect(app.lines.dropLast() == ["To do", "  [x] Call Mum · Home", "> [x] Feed the cat"])
    }

    @Test func `q quits`() throws {
        let app = try TextApp(with: milk)

        app.press(.character("q"))

        #expect(app.sut.isFinished)
    }

    @Test func `page up takes one page down back`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }

        app.press(.pageDown, .pageDown, .pageUp)

        #expect(app.lines.contains("> [ ] Number 11"))
    }

    @Test func `where there is room for one line, it is the chosen row`() throws {
        let app = try TextApp(with: milk, cat)
        app.size.rows = 2

        #expect(app.lines.first == "> [ ] Buy milk")
        app.press(.down)

        #expect(app.lines.first == "> [ ] Feed the cat")
    }

    @Test func `keys that do not fit are left out, and the list is not`() throws {
        let app = try TextApp(with: milk)
        app.size = Size(columns: 20, rows: 4)

        #expect(
            app.lines == [
                "To do", "> [ ] Buy milk", "↑↓ move  Return open", "Space check  a add",
            ])
    }

    @Test func `when the list becomes shorter, the screen stays full`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }
        app.press(.end)
        _ = app.picture

        app.store.change { Array($0.suffix(25)) }

        #expect(app.lines.dropFirst().first == "  [ ] Number 21")
    }

    @Test func `a title below the chosen row moves nothing`() throws {
        let app = try TextApp()
        for number in 1...20 { app.store.add(ToDoItem(title: "Number \(number)")) }
        app.store.add(ToDoItem(title: "Vote", done: true))

        for _ in 1...9 { app.press(.down) }

        #expect(app.lines[1] == "  [ ] Number 1")
    }
}
