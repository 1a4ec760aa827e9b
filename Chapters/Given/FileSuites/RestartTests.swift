import Foundation
import ItemModel
import Store
import Testing

struct RestartTests {
    private let plants = ToDoItem(
        id: UUID(uuidString: "6A2B7C1E-52C4-4D0B-9B57-0D6E3F7A1C11")!,
        title: "Water the plants", itemDescription: "Not the cactus",
        dueDate: Date(timeIntervalSince1970: 42.195),
        location: Location(
            name: "Office", coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778)))
    private let cat = ToDoItem(title: "Feed the cat")

    private let folder = Folder()
}
