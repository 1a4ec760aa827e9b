import ItemModel
import Testing
import ToDoTextTesting

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
                "↑↓ move  Return open  Space check  a add  D delete all  q quit",
            ])
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
}
