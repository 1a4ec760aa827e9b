import InputForm
import ItemModel
import TerminalText
import Testing
import ToDoDoubles
import ToDoTextTesting

@testable import ToDoText

/// What happens without a key: somebody answers where an address is.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct NewsTests {
    @Test func `an answer that comes without a key is shown`() async throws {
        let app = try TextApp()
        let (news, teller) = AsyncStream.makeStream(of: [String].self)
        app.sut.onNews = { [unowned app] in teller.yield(app.lines) }
        app.lookFor("Farm Lane 3")
        await app.finder.isAsked()

        app.finder.answer(.failure(.notFound))

        var later = news.makeAsyncIterator()
        let lines = try #require(await later.next())
        #expect(lines.contains("This address was not found. Change it or delete it."))
    }

    @Test func `who leaves while somebody looks for the address saves nothing`() async throws {
        let finder = CoordinateFinderGate(isStubborn: true)
        let app = try TextApp(asking: finder)
        app.lookFor("Farm Lane 3")
        let lookUp = try #require(app.sut.screens.form?.form.lookUp)
        await finder.isAsked()

        app.press(.escape)
        finder.answer(.success(Coordinate(latitude: 51.23, longitude: 6.78)))
        await lookUp.hasEnded()

        #expect(app.lines[1] == "Nothing to do.")
        #expect(app.store.items.value.isEmpty)
    }

    @Test func `where nobody looks for an address, there is nothing to wait for`() async throws {
        let app = try TextApp()
        _ = app.sut.read("a")

        #expect(await app.sut.settle() == nil)
        #expect(app.sut.transcript == ["Title:"])
    }

    @Test func `an app that looks for no address is ready for the next key`() async throws {
        let app = try TextApp()
        await app.sut.isReady()

        app.press(.character("a"))
        await app.sut.isReady()

        #expect(app.lines[0] == "New item")
    }

    @Test func `while an address is looked for, the next key waits`() async throws {
        let app = try TextApp()
        app.lookFor("Farm Lane 3")
        let form = try #require(app.sut.screens.form).form
        let ready = Task {
            await app.sut.isReady()
            return app.lines
        }

        await app.finder.answer(.failure(.notFound), to: form)

        let note = "This address was not found. Change it or delete it."
        #expect(await ready.value.contains(note))
    }

    @Test func `an address that was found needs no words`() async throws {
        let here = Coordinate(latitude: 51.23, longitude: 6.78)
        let app = try TextApp(asking: Answers(.success(here)))
        app.lookFor("Farm Lane 3")

        #expect(await app.sut.settle() == nil)

        #expect(app.store.items.value.first?.location?.coordinate?.latitude == 51.23)
        #expect(app.sut.transcript.first == "To do")
    }

    @Test func `an address that nobody could look for is said`() async throws {
        let app = try TextApp(asking: Answers(.failure(.noAnswer)))
        app.lookFor("Farm Lane 3")

        #expect(await app.sut.settle() == "Nobody answered. Save again, or delete the address.")

        #expect(app.store.items.value.isEmpty)
    }
}

extension TextApp {
    /// Types an item with this address, and saves it.
    fileprivate func lookFor(_ address: String) {
        press(.character("a"))
        type("Call the vet")
        press(.tab, .tab, .tab)
        type(address)
        press(.control("s"))
    }
}

/// Answers at once, and always the same.
private struct Answers: CoordinateFinding {
    let answer: Result<Coordinate, CoordinateError>

    init(_ answer: Result<Coordinate, CoordinateError>) {
        self.answer = answer
    }

    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        try answer.get()
    }
}
