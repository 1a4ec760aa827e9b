import Foundation

/// A file that holds a list of items as JSON.
struct ListFile {
    let url: URL

    /// Writes the whole list, in place of what was there.
    func save(_ items: [ToDoItem]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(items).write(to: url, options: .atomic)
    }

    func load() throws -> [ToDoItem] {
        try JSONDecoder().decode([ToDoItem].self, from: Data(contentsOf: url))
    }
}
