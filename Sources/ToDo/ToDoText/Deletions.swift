import Foundation
import ItemModel
import Store

/// What was deleted since the start, so that it can be taken back.
final class Deletions {
    private let store: ToDoItemStore
    /// The items of each deletion with their places; the newest deletion comes last.
    private var kept: [[(offset: Int, element: ToDoItem)]] = []

    init(_ store: ToDoItemStore) {
        self.store = store
    }

    var isEmpty: Bool { kept.isEmpty }

    func delete(_ id: UUID) {
        keep { store.change { list in list.filter { $0.id != id } } }
    }

    /// Keeps what `action` deletes.
    func keep(_ action: () -> Void) {
        // NB: What others have deleted meanwhile is not to come back.
        store.save()
        let before = store.items.value
        action()
        let left = Set(store.items.value.map(\.id))
        let gone = before.enumerated().filter { !left.contains($0.element.id) }
        if !gone.isEmpty { kept.append(gone) }
    }

    /// Puts what was deleted last where it was; whether there was something.
    func undo() -> Bool {
        guard let last = kept.popLast() else { return false }
        store.change { list in
            let there = Set(list.map(\.id))
            return last.filter { !there.contains($0.element.id) }.reduce(into: list) { list, gone in
                list.insert(gone.element, at: min(gone.offset, list.count))
            }
        }
        return true
    }
}
