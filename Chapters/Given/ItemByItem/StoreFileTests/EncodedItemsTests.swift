import Foundation
import ItemModel
import Testing

@testable import Store

struct EncodedItemsTests {
    private let plants = ToDoItem(
        title: "Water the plants", dueDate: Date(timeIntervalSince1970: 1))
    private let cat = ToDoItem(title: "Feed the cat", location: Location(name: "Home"))

    @Test(arguments: [
        pet(title: "Dog"), pet(description: "Tuna"), pet(dueDate: .distantFuture),
        pet(name: "Home"), pet(address: "Lane 1"), pet(latitude: 1e-9), pet(longitude: 1e-9),
        pet(done: true), pet(description: nil), pet(address: nil),
    ])
    func `whatever has changed is encoded again`(changed: ToDoItem) throws {
        let sut = EncodedItems()
        _ = try sut.json([pet()])

        let data = try sut.json([changed])

        #expect(try JSONDecoder().decode([ToDoItem].self, from: data) == [changed])
    }

    @Test func `an empty list is JSON, too`() throws {
        #expect(try EncodedItems().json([]) == Data("[]".utf8))
    }
}

private let id = UUID()

private func pet(
    title: String = "Cat", description: String? = "Milk", dueDate: Date? = nil,
    name: String = "Yard", address: String? = "Lane 0", latitude: Double = 0, longitude: Double = 0,
    done: Bool = false
) -> ToDoItem {
    ToDoItem(
        id: id, title: title, itemDescription: description, dueDate: dueDate,
        location: Location(
            name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude),
            address: address),
        done: done)
}
