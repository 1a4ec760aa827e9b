import Foundation

struct ToDoItem: Codable, Equatable {
    let id: UUID
    var title: String
    var itemDescription: String?
    var done = false

    init(title: String, itemDescription: String? = nil) {
        self.id = UUID()
        self.title = title
        self.itemDescription = itemDescription
    }
}
