import ItemModel
import TerminalText
import Testing
import ToDoTextTesting

@MainActor
struct CursorTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let cat = ToDoItem(title: "Feed the cat")
    private let books = ToDoItem(title: "Return the books", done: true)

    @Test func `who checks a row goes on with the next open one`() throws {
        let app = try TextApp(with: milk, mum, cat, books)

        app.press(.character(" "), .down)
        #expect(app.lines.contains("> [ ] Feed the cat"))
        app.press(.character(" "))
        #expect(app.lines.contains("> [ ] Call Mum"))
        app.press(.character(" "))

        #expect(app.lines[1...2] == ["Done", "> [x] Buy milk"])
    }

    @Test func `what another program does elsewhere chooses no other row`() throws {
        let app = try TextApp(with: milk, mum, cat, ToDoItem(title: "Water the plants"))
        app.press(.down, .down)

        app.store.check(milk)
        app.store.change { list in list.filter { $0 != mum } }

        #expect(app.lines[1] == "> [ ] Feed the cat")
    }

    @Test func `what another program adds is not chosen`() throws {
        let app = try TextApp(with: milk, mum)
        app.press(.character("a"), .escape)

        app.store.add(cat)

        #expect(app.lines[1] == "> [ ] Buy milk")
    }

    @Test(arguments: [Key.enter, .character("D")])
    func `what another program adds behind details or a question is not chosen`(key: Key) throws {
        let app = try TextApp(with: milk, mum)
        app.press(key)

        app.store.add(cat)
        app.press(.escape)

        #expect(app.lines[1] == "> [ ] Buy milk")
    }

    @Test func `what was added is the chosen row, wherever it stands`() throws {
        let app = try TextApp()
        for number in 1...30 { app.store.add(ToDoItem(title: "Number \(number)")) }

        app.press(.character("a"))
        app.type("Call Mum")
        app.press(.control("s"))

        #expect(app.lines.contains("> [ ] Call Mum"))
    }

    @Test func `behind a checked row in the middle, the next one is chosen`() throws {
        let app = try TextApp(with: milk, mum, cat)

        app.press(.down, .character(" "))

        #expect(app.lines[1...2] == ["  [ ] Buy milk", "> [ ] Feed the cat"])
    }

    @Test func `a done row stays chosen, while others become done`() throws {
        let app = try TextApp(with: milk, mum, cat, ToDoItem(title: "Vote", done: true), books)
        app.press(.end, .up)

        app.store.check(milk)

        #expect(app.lines.contains("> [x] Vote"))
    }

    @Test func `what comes and goes behind another screen chooses no other row`() throws {
        let app = try TextApp(with: milk, mum)
        app.press(.enter)

        app.store.add(cat)
        app.store.change { list in list.filter { $0 != cat } }
        app.press(.escape)

        #expect(app.lines[1] == "> [ ] Buy milk")
    }
}
