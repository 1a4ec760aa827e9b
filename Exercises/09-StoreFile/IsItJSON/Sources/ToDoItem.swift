struct ToDoItem: Codable, Equatable {
    var title: String
    var done = false
}
