import InputForm
import ItemModel
import Testing
import ToDoText
import ToDoTextTesting

/// An address that nobody knows.
@MainActor
struct UnknownAddressTests {
    private let app: TextApp

    init() throws {
        app = try TextApp(asking: NobodyKnows())
        for line in ["a", "Call the vet", "", "", "Farm Lane 3"] { _ = app.sut.read(line) }
    }

    @Test func `it is said, and can be deleted`() async {
        #expect(app.sut.read("") == nil)
        #expect(await app.sut.settle() == "This address was not found. Change it or delete it.")
        #expect(app.sut.transcript.first == "Save anyway (y or n):")

        for line in ["n", "", "", "", "-", ""] { _ = app.sut.read(line) }

        #expect(app.store.items.value.map(\.location) == [nil])
    }

    @Test func `it can be saved anyway`() async {
        _ = app.sut.read("")
        _ = await app.sut.settle()

        _ = app.sut.read("y")

        #expect(app.store.items.value.first?.location?.address == "Farm Lane 3")
    }

    @Test func `when the lines end, it is saved anyway`() {
        #expect(app.sut.end() == nil)

        #expect(app.store.items.value.first?.location?.address == "Farm Lane 3")
    }

    @Test func `Ctrl-C while somebody looks for it loses nothing`() {
        app.press(.control("s"), .control("c"))

        #expect(app.sut.isFinished)
        #expect(app.store.items.value.first?.location?.address == "Farm Lane 3")
    }
}

private struct NobodyKnows: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .notFound
    }
}
