import Foundation
import ItemModel
import Store
import TerminalText
import Testing
import ToDoTextTesting

@testable import ToDoText

@MainActor
struct StoreProblemTests {
    private let milk = ToDoItem(title: "Buy milk")

    @Test func `what another program did is shown`() throws {
        let app = try TextApp(with: milk)
        ToDoItemStore(directory: app.folder).add(ToDoItem(title: "Call Mum"))

        app.sut.tick()

        #expect(app.lines[1...2] == ["> [ ] Buy milk", "  [ ] Call Mum"])
    }

    @Test func `a list that cannot be saved says so, and what to do`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)

        app.press(.character(" "))

        #expect(app.lines[1] == "Your list cannot be read. Nothing is saved until it can.")
    }

    @Test func `as soon as it can be saved again, it is saved`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character(" "))
        try FileManager.default.createDirectory(
            at: app.folder, withIntermediateDirectories: true)

        app.sut.tick()

        #expect(app.lines[1...2] == ["Done", "> [x] Buy milk"])
        #expect(ToDoItemStore(directory: app.folder).items.value.map(\.done) == [true])
    }

    @Test func `who quits while something is not saved is asked`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character(" "), .character("q"))

        #expect(app.lines.first == "Your list is not saved. Quit all the same?")
        #expect(!app.sut.isFinished)
        app.press(.character("n"))
        #expect(app.lines.first == "To do")
        #expect(!app.sut.isFinished)
        app.press(.control("c"), .control("c"), .character("n"))
        #expect(app.lines.first == "To do")
        app.press(.control("c"), .character("y"))

        #expect(app.sut.isFinished)
    }

    @Test func `who quits when it can be saved again is not asked`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character(" "))
        try FileManager.default.createDirectory(
            at: app.folder, withIntermediateDirectories: true)

        app.press(.character("q"))

        #expect(app.sut.isFinished)
        #expect(ToDoItemStore(directory: app.folder).items.value.map(\.done) == [true])
    }

    @Test func `the details say it, too`() throws {
        let app = try TextApp(with: milk)
        app.press(.enter)
        try FileManager.default.removeItem(at: app.folder)

        app.sut.tick()

        #expect(app.lines[1] == "Your list cannot be read. Nothing is saved until it can.")
    }

    @Test func `a damaged file is kept, and that is said until somebody goes on`() throws {
        let app = try TextApp(with: milk)
        app.size = Size(columns: 200, rows: 12)
        try Data("garbage{".utf8).write(to: app.folder.appendingPathComponent("todoitems"))

        app.sut.tick()
        app.sut.tick()

        #expect(app.lines[1].hasPrefix("Nothing in the file of your list could be read. As it was"))
        #expect(app.sut.transcript[1] == app.lines[1])
        app.press(.down)
        #expect(app.lines[1] == "> [ ] Buy milk")
    }

    @Test func `a form that is not seen looks for no address`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character("a"), .character("x"), .tab, .tab, .tab, .character("y"))
        app.press(.control("s"))
        let lookUp = try #require(app.sut.screens.form?.form.lookUp)

        app.press(.control("c"))

        #expect(app.lines.first == "Your list is not saved. Quit all the same?")
        #expect(lookUp.isCancelled)
    }

    @Test func `Ctrl-C quits from everywhere`() throws {
        let app = try TextApp(with: milk)

        app.press(.character("a"), .control("c"))

        #expect(app.sut.isFinished)
    }

    @Test func `what is not saved at the end is said`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character(" "))

        #expect(app.sut.end() == "Your list cannot be read. Nothing is saved until it can.")
    }

    @Test func `what can be saved again at the end is saved`() throws {
        let app = try TextApp(with: milk)
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character(" "))
        try FileManager.default.createDirectory(
            at: app.folder, withIntermediateDirectories: true)

        #expect(app.sut.end() == nil)

        #expect(ToDoItemStore(directory: app.folder).items.value.map(\.done) == [true])
    }
}
