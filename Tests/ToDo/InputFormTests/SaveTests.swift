import Foundation
import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct SaveTests {
    private let delegate = InputFormDelegateSpy()
    private let driver = FormDriver(
        InputForm(finder: CoordinateFinderGate(), today: Date(timeIntervalSince1970: 1_770_000_000))
    )

    init() {
        driver.form.delegate = delegate
    }

    @Test func `what she left empty is not in the item`() throws {
        try driver.enter("Call Mum", into: "Title")
        try driver.enter("  ", into: "Location name")
        try driver.enter("  ", into: "Address")
        try driver.enter("  ", into: "Description")
        try driver.flip("With a date")
        try driver.flip("With a date")

        try driver.tap("Save")

        #expect(delegate.saved.count == 1)
        let item = try #require(delegate.saved.first)
        #expect(item == ToDoItem(id: item.id, title: "Call Mum"))
    }

    @Test func `what she typed is in the item`() throws {
        try driver.enter("Call Mum", into: "Title")
        try driver.flip("With a date")
        try driver.choose(Date(timeIntervalSince1970: 1_790_000_000), for: "Date")
        try driver.enter("Home", into: "Location name")
        try driver.enter("It is her birthday", into: "Description")

        try driver.tap("Save")

        let item = try #require(delegate.saved.first)
        let expected = ToDoItem(
            id: item.id, title: "Call Mum", itemDescription: "It is her birthday",
            dueDate: Date(timeIntervalSince1970: 1_790_000_000), location: Location(name: "Home"))
        #expect(item == expected)
    }

    @Test func `blanks around a title are not saved`() throws {
        try driver.enter(" Call Mum\n", into: "Title")

        try driver.tap("Save")

        #expect(delegate.saved.map(\.title) == ["Call Mum"])
    }

    @Test func `a tap that comes after the title has gone saves nothing`() throws {
        try driver.enter("Call Mum", into: "Title")
        let drawn = try driver.element("Save")
        try driver.enter("", into: "Title")

        try driver.tap(drawn: drawn)

        #expect(delegate.saved.isEmpty)
    }

    @Test(arguments: ["Call Mum", ""])
    func `Cancel is reported, and nothing is saved`(title: String) throws {
        try driver.enter(title, into: "Title")

        try driver.tap("Cancel")

        #expect(delegate.timesCancelled == 1)
        #expect(delegate.saved.isEmpty)
    }

    @Test func `the form does not keep its delegate alive`() throws {
        weak var released: InputFormDelegateSpy?
        do {
            let delegate = InputFormDelegateSpy()
            driver.form.delegate = delegate
            released = delegate
        }

        #expect(released == nil)
        try driver.tap("Cancel")
    }
}
