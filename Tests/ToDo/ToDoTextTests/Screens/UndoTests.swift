import ItemModel
import Store
import TerminalText
import Testing
import ToDoText
import ToDoTextTesting

/// What was deleted can be taken back.
@MainActor
struct UndoTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let cat = ToDoItem(title: "Feed the cat", done: true)
    private let books = ToDoItem(title: "Return the books")

    @Test func `u takes Delete all back, with all that was in the items`() throws {
        let app = try TextApp(with: milk, mum, cat)
        app.press(.character("D"), .character("y"))
        #expect(app.lines == ["To do", "Nothing to do.", "a add  u undo  q quit"])

        app.press(.character("u"))

        #expect(app.titles == ["Buy milk", "Call Mum", "Feed the cat"])
        #expect(app.store.items.value.map(\.done) == [false, false, true])
        #expect(ToDoItemStore(directory: app.folder).items.value.count == 3)
    }

    @Test func `what came later stays, and stands behind`() throws {
        let app = try TextApp(with: milk, mum)
        app.press(.character("D"), .character("y"))
        app.store.add(books)

        app.press(.character("u"))

        #expect(app.titles == ["Buy milk", "Call Mum", "Return the books"])
    }

    @Test func `what came back in another way does not come twice`() throws {
        let app = try TextApp(with: milk, mum)
        app.press(.character("D"), .character("y"))
        ToDoItemStore(directory: app.folder).add(mum)

        app.press(.character("u"))

        #expect(app.titles.sorted() == ["Buy milk", "Call Mum"])
    }

    @Test func `what somebody else has deleted does not come back`() throws {
        let app = try TextApp(with: milk, mum)
        app.press(.character("D"))
        ToDoItemStore(directory: app.folder).change { list in list.filter { $0 != mum } }
        app.press(.character("y"))

        app.press(.character("u"))

        #expect(app.titles == ["Buy milk"])
    }

    @Test func `where somebody else was faster, there is nothing to take back`() throws {
        let app = try TextApp(with: milk)
        app.press(.character("D"))
        ToDoItemStore(directory: app.folder).deleteAll()

        app.press(.character("y"))

        #expect(app.lines == ["To do", "Nothing to do.", "a add  q quit"])
    }

    @Test func `where others are gone, it comes back all the same`() throws {
        let app = try TextApp(with: milk, mum, books)
        app.press(.end, .character("x"))
        ToDoItemStore(directory: app.folder).deleteAll()

        app.press(.character("u"))

        #expect(app.titles == ["Return the books"])
    }

    @Test func `the last is taken back first, and nothing a second time`() throws {
        let app = try TextApp(with: milk)
        app.press(.character("D"), .character("y"))
        app.store.add(books)
        app.press(.character("D"), .character("y"))

        app.press(.character("u"))
        #expect(app.titles == ["Return the books"])
        app.press(.character("u"))
        #expect(app.titles == ["Buy milk", "Return the books"])
        app.press(.character("D"), .character("n"), .character("u"))

        #expect(app.titles == ["Buy milk", "Return the books"])
    }

    @Test func `u is a key only while there is something to take back`() throws {
        let app = try TextApp(with: milk, mum)
        #expect(!app.lines.joined().contains("undo"))
        #expect(app.sut.read("u") == "“u” is not known here.")

        app.press(.character("D"), .character("y"), .character("u"))

        #expect(!app.lines.joined().contains("undo"))
        #expect(app.sut.read("u") == "“u” is not known here.")
    }

    @Test func `as lines, there is a word for it, too`() throws {
        let app = try TextApp(with: milk, mum)
        for line in ["D", "y"] { #expect(app.sut.read(line) == nil) }
        #expect(app.sut.transcript.last == "add: a · undo: u · quit: q")

        #expect(app.sut.read("u") == nil)

        #expect(app.titles == ["Buy milk", "Call Mum"])
    }

    @Test(arguments: [Key.character("x"), .delete])
    func `one item can be deleted, and comes back to its place`(key: Key) throws {
        let app = try TextApp(with: milk, mum, books)
        app.press(.down, key)
        #expect(app.lines[1...2] == ["  [ ] Buy milk", "> [ ] Return the books"])

        app.press(.character("u"))

        #expect(app.titles == ["Buy milk", "Call Mum", "Return the books"])
    }

    @Test func `as lines, the item of a row can be deleted`() throws {
        let app = try TextApp(with: milk, mum, books)

        #expect(app.sut.read("x 2") == nil)

        #expect(app.titles == ["Buy milk", "Return the books"])
    }

    @Test func `on an empty list there is nothing to delete`() throws {
        let app = try TextApp()

        app.press(.character("x"))

        #expect(app.lines == ["To do", "Nothing to do.", "a add  q quit"])
    }
}

extension TextApp {
    fileprivate var titles: [String] { store.items.value.map(\.title) }
}
