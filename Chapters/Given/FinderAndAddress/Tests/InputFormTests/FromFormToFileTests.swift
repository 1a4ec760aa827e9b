import Foundation
import InputForm
import ItemModel
import Store
import Testing
import ToDoDoubles

@MainActor
@Suite(.disabled("the end of chapter 15"), .timeLimit(.minutes(1)))
struct FromFormToFileTests {
    @Test func `what she typed is in the file`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("InputFormTests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let finder = CoordinateFinderGate()
        let delegate = InputFormDelegateSpy()
        let today = Date(timeIntervalSince1970: 1_770_000_000)
        let driver = FormDriver(InputForm(finder: finder, today: today))
        driver.form.delegate = delegate
        let meeting = try Date("2016-02-22T00:00:00+01:00", strategy: .iso8601)

        try driver.enter("Meet Anna", into: "Title")
        try driver.flip("With a date")
        try driver.choose(meeting, for: "Date")
        try driver.enter("Office", into: "Location name")
        try driver.enter("Infinite Loop 1, Cupertino", into: "Address")
        try driver.enter("Bring the plans", into: "Description")
        try driver.tap("Save")
        let cupertino = Coordinate(latitude: 37.3316851, longitude: -122.0300674)
        await finder.answer(.success(cupertino), to: driver.form)
        let store = ToDoItemStore(directory: folder)
        for item in delegate.saved { store.add(item) }

        let item = try #require(ToDoItemStore(directory: folder).items.value.first)
        let expected = ToDoItem(
            id: item.id, title: "Meet Anna", itemDescription: "Bring the plans",
            dueDate: Date(timeIntervalSince1970: 1_456_095_600),
            location: Location(
                name: "Office", coordinate: cupertino, address: "Infinite Loop 1, Cupertino"))
        #expect(item == expected)
    }
}
