import Coordinator
import DetailPresenter
import Foundation
import ItemModel
import Store
import Testing
import ToDoDoubles
import ToDoTextTesting

@testable import ToDoText

@MainActor
struct ReleaseTests {
    @Test func `details that were left are gone`() {
        let sut = ScreenStack(
            store: ToDoItemStore(directory: URL(fileURLWithPath: "/no/such/folder")),
            dates: DateFormatter(), calendar: .current
        ) {}
        weak var left: DetailPresenter?
        sut.setRoot(.question(Question("") { _ in }))
        do {
            let mum = ToDoItem(title: "Call Mum")
            let details = DetailPresenter(
                id: mum.id, store: StoreFake([mum]), dateFormatter: DateFormatter())
            left = details
            sut.push(.details(details))
        }
        #expect(left != nil)

        sut.pop()

        #expect(left == nil)
    }

    @Test func `an app that nobody keeps is gone`() throws {
        weak var left: ToDoApp?
        do {
            let app = try TextApp(with: ToDoItem(title: "Call Mum"))
            app.press(.enter, .escape, .character("a"), .escape, .character("D"))
            left = app.sut
        }

        #expect(left == nil)
    }

    @Test func `of an app that nobody keeps, no folder is left`() throws {
        var app: TextApp? = try TextApp(with: ToDoItem(title: "Call Mum"))
        let folder = try #require(app?.folder)
        #expect(FileManager.default.fileExists(atPath: folder.path))

        app = nil

        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
