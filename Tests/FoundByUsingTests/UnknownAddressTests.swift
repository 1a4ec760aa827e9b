import Foundation
import InputForm
import ItemModel
import Store
import Testing
import ToDoText

/// What was wrong although every test was green.
struct FoundByUsingTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let tickets = ToDoItem(title: "Buy tickets", timestamp: 1_777_777_777)

    @Test func `who has done it sees the list again`() throws {
        let app = try TextApp(with: milk, tickets)

        app.press(.enter, .character("d"))

        #expect(
            app.lines.dropLast() == [
                "To do", "> [ ] Buy tickets · 3 May 2026", "Done", "  [x] Buy milk",
            ])
    }

    @Test func `the details write a date as the list does`() throws {
        let app = try TextApp(with: tickets)

        app.press(.enter)

        #expect(app.lines[1] == "Date: 3 May 2026")
    }

    @Test func `one item is not called "items"`() throws {
        let app = try TextApp(with: milk)

        app.press(.character("D"))

        #expect(app.lines == ["Delete the only item?", "y yes  n no"])
    }

    @Test func `where there is nothing, nothing is asked`() throws {
        let app = try TextApp()

        app.press(.character("D"))

        #expect(app.lines.first == "To do")
    }

    @Test func `what another program adds while a question is open stays`() throws {
        let app = try TextApp(with: milk)
        app.press(.character("D"))
        ToDoItemStore(directory: app.folder).add(ToDoItem(title: "Call Mum"))

        app.sut.tick()
        app.press(.character("y"))

        #expect(app.store.items.value.map(\.title) == ["Call Mum"])
    }
}

/// An address that nobody knows.
struct UnknownAddressTests {
    private let app: TextApp

    init() throws {
        app = try TextApp(asking: NobodyKnows())
        for line in ["a", "Buy milk", "", "", "1 Station Road"] { _ = app.sut.read(line) }
    }

    @Test func `it is said, and can be deleted`() throws {
        #expect(app.sut.read("") == "This address was not found. Change it or delete it.")
        #expect(app.sut.transcript.first == "Save anyway (y or n):")

        for line in ["n", "", "", "", "-", ""] { _ = app.sut.read(line) }

        #expect(app.store.items.value.map(\.location) == [nil])
    }

    @Test func `it can be saved anyway`() throws {
        _ = app.sut.read("")

        _ = app.sut.read("y")

        #expect(app.store.items.value.first?.location?.address == "1 Station Road")
    }

    @Test func `when the lines end, it is saved anyway`() throws {
        #expect(app.sut.end() == nil)

        #expect(app.store.items.value.first?.location?.address == "1 Station Road")
    }
}

private final class NobodyKnows: CoordinateFinding {
    func coordinate(
        for address: String,
        completion: @escaping (Result<Coordinate, CoordinateError>) -> Void
    ) -> any Subscription {
        completion(.failure(.notFound))
        return Nothing()
    }

    private final class Nothing: Subscription {
        func cancel() {}
    }
}
