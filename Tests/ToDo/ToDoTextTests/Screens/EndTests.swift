import Foundation
import ItemModel
import Store
import Testing
import ToDoText
import ToDoTextTesting

/// The program has to end while somebody types.
@MainActor
struct EndTests {
    @Test func `what is in the form is on the list`() throws {
        let app = try TextApp()
        app.press(.character("a"))
        app.type("Call Mum")

        #expect(app.sut.end() == nil)

        #expect(app.saved.map(\.title) == ["Call Mum"])
    }

    @Test func `where there is no title, the first that was typed is the title`() throws {
        let app = try TextApp()
        app.press(.character("a"), .character(" "), .tab, .tab)
        app.type("Home")
        app.press(.tab, .tab)
        app.type("Two window seats")

        #expect(app.sut.end() == nil)

        #expect(app.saved.map(\.title) == ["Home"])
        #expect(app.saved.first?.itemDescription == "Two window seats")
    }

    @Test func `where nothing was typed, nothing is saved`() throws {
        let app = try TextApp()
        app.press(.character("a"))

        #expect(app.sut.end() == "Without a title it cannot be saved.")

        #expect(app.saved.isEmpty)
    }

    @Test func `what cannot be saved is said, with all that was typed`() throws {
        let app = try TextApp()
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character("a"), .paste("Call\nMum"), .tab, .tab)
        app.type("Home")

        #expect(
            app.sut.end() == """
                Your list cannot be read. Nothing is saved until it can.
                Title: Call Mum
                Location name: Home
                """)
    }

    @Test func `a question on top of the form changes nothing`() throws {
        let app = try TextApp()
        try FileManager.default.removeItem(at: app.folder)
        app.press(.character("a"))
        app.type("Call Mum")
        app.press(.control("c"))
        #expect(app.lines.first == "Your list is not saved. Quit all the same?")
        try FileManager.default.createDirectory(
            at: app.folder, withIntermediateDirectories: true)

        #expect(app.sut.end() == nil)

        #expect(app.saved.map(\.title) == ["Call Mum"])
    }

    @Test func `a title that cannot be seen is none`() throws {
        let app = try TextApp()
        app.press(.character("a"))
        app.type("\u{200B}")
        app.press(.tab, .tab)
        app.type("Home")

        #expect(app.sut.end() == nil)

        #expect(app.saved.map(\.title) == ["Home"])
    }

    @Test func `Ctrl-C in the form loses nothing`() throws {
        let app = try TextApp()
        app.press(.character("a"))
        app.type("Call Mum")

        app.press(.control("c"))

        #expect(app.sut.isFinished)
        #expect(app.saved.map(\.title) == ["Call Mum"])
    }
}

extension TextApp {
    /// What the next start finds.
    fileprivate var saved: [ToDoItem] { ToDoItemStore(directory: folder).items.value }
}
