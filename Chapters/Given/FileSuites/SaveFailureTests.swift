import Foundation
import ItemModel
import Store
import Testing

struct SaveFailureTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()
}
