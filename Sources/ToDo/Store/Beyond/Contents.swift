import Foundation
import ItemModel

/// What could be understood of the bytes of a file.
struct Contents {
    /// nil if they are no list at all.
    let items: [ToDoItem]?
    /// Whether nothing was lost, and no two items had the same id.
    let isWhole: Bool

    init(_ data: Data) {
        let entries = try? JSONDecoder().decode([Entry].self, from: data)
        var ids: Set<UUID> = []
        items = entries?.compactMap(\.item).map { ids.insert($0.id).inserted ? $0 : $0.copy }
        isWhole = ids.count == entries?.count
    }
}
