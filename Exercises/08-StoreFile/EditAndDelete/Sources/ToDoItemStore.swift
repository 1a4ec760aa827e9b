import Foundation

final class ToDoItemStore {
    private(set) var items: [ToDoItem]
    /// Is given all items after every change.
    var onChange: ([ToDoItem]) -> Void = { _ in }
    private let file: URL

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        items = data.flatMap { try? JSONDecoder().decode([ToDoItem].self, from: $0) } ?? []
    }

    func add(_ item: ToDoItem) {
        items.append(item)
        save()
        onChange(items)
    }

    func check(_ item: ToDoItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].done = true
        save()
        onChange(items)
    }

    func edit(_ item: ToDoItem, title: String, itemDescription: String?) {}

    func delete(_ item: ToDoItem) {}

    private func save() {
        try? JSONEncoder().encode(items).write(to: file)
    }
}
