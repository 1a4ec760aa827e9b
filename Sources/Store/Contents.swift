import Foundation
import ItemModel

/// What could be understood of the bytes of a file.
struct Contents {
    /// nil if they are no list at all.
    let items: [ToDoItem]?
    /// Whether nothing was lost.
    let isWhole: Bool

    init(_ data: Data) {
        let entries = try? JSONDecoder().decode([Entry].self, from: data)
        items = entries?.compactMap(\.item)
        isWhole = items != nil && items?.count == entries?.count
    }
}
