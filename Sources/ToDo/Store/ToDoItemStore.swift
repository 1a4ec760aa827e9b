import Foundation
import ItemModel
import Observing

/// Keeps the items, and publishes the list whenever it has changed.
public final class ToDoItemStore {
    /// The list, to be read and subscribed to.
    public let items: ReadOnlyValue<[ToDoItem]>
    /// What went wrong last, with a change or with the file; nil if nothing did.
    public let problem: ReadOnlyValue<StoreError?>
    private let list = ObservableValue<[ToDoItem]>([])
    private let failure = ObservableValue<StoreError?>(nil)
    private let file: ItemFile
    /// The changes that are not in the file yet.
    private var unsaved: [([ToDoItem]) -> [ToDoItem]?] = []
    private var isSaved: Bool { unsaved.isEmpty }

    /// Reads the list from a file in `directory`. The store never makes that folder: the app does.
    public convenience init(directory: URL, fileName: String = "todoitems") {
        self.init(ItemFile(url: directory.appendingPathComponent(fileName)))
    }

    init(_ file: ItemFile) {
        items = list.readOnly
        problem = failure.readOnly
        self.file = file
        change { _ in nil }
    }

    /// Does nothing if the item is on the list.
    public func add(_ item: ToDoItem) {
        change { list in list.contains { $0.id == item.id } ? nil : list + [item] }
    }

    /// Does nothing if the item is done, or not on the list.
    public func check(_ item: ToDoItem) {
        mark(item, done: true)
    }

    /// Does nothing if the item is not done, or not on the list.
    public func uncheck(_ item: ToDoItem) {
        mark(item, done: false)
    }

    /// Deletes what is on the list now, and nothing that another program adds meanwhile.
    public func deleteAll() {
        let seen = Set(list.value.map(\.id))
        change { list in
            let rest = list.filter { !seen.contains($0.id) }
            return rest.count == list.count ? nil : rest
        }
    }

    /// Reads what is new in the file, and saves what is not saved yet; every change does so, too.
    public func save() {
        change { _ in nil }
        // NB: The first change after a start would otherwise wait until all is encoded.
        _ = file.canHold(list.value)
    }

    private func mark(_ item: ToDoItem, done: Bool) {
        change { list in
            guard let place = list.firstIndex(where: { $0.id == item.id }) else { return nil }
            if list[place].done == done { return nil }
            var changed = list
            changed[place].done = done
            return changed
        }
    }

    /// Publishes and saves what `edit` makes of the list: every change goes through here.
    ///
    /// nil means that nothing changes. `edit` may be asked again, about another list, if another
    /// program has changed the file: it must look at nothing but the list that it is given.
    public func change(_ edit: @escaping ([ToDoItem]) -> [ToDoItem]?) {
        var trouble = look()
        defer { file.letGo() }
        if let changed = edit(list.value) {
            guard file.canHold(changed) else { return tell(.refused) }
            unsaved.append(edit)
            list.send(changed)
        }
        if trouble != .cannotRead { trouble = write() ?? trouble }
        tell(trouble)
    }

    /// Takes over what is new in the file, with our changes made to it, and says what went wrong.
    private func look() -> StoreError? {
        do {
            let (items, place) = try file.news()
            if place != nil { unsaved.append(withoutLoss(list.value)) }
            if let items {
                list.send(unsaved.reduce(items) { list, edit in edit(list) ?? list })
            }
            guard let place else { return nil }
            return items?.isEmpty == false ? .damaged(keptAt: place) : .unreadable(keptAt: place)
        } catch {
            return error
        }
    }

    /// Adds the items of `before` that the list has lost.
    private func withoutLoss(_ before: [ToDoItem]) -> ([ToDoItem]) -> [ToDoItem]? {
        { list in
            let ids = Set(list.map(\.id))
            return list + before.filter { !ids.contains($0.id) }
        }
    }

    /// Saves the list, and says what went wrong.
    private func write() -> StoreError? {
        if isSaved { return nil }
        do {
            try file.save(list.value)
            unsaved = []
            return nil
        } catch {
            return error
        }
    }

    /// Publishes a problem, or that there is none, if this is new.
    private func tell(_ trouble: StoreError?) {
        if trouble != failure.value { failure.send(trouble) }
    }
}
