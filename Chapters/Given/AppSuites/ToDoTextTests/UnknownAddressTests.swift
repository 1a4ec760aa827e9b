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
}

private struct NobodyKnows: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .notFound
    }
}
