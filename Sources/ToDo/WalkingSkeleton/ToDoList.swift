import Foundation

/// The items, which are kept on a disk.
public final class ToDoList {
    /// The newest item comes last.
    public private(set) var items: [Item] = []
    private let disk: any Disk

    /// Reads what is on the disk; nothing if it is no list.
    public init(disk: any Disk) {
        self.disk = disk
        if let data = disk.read() {
            items = (try? JSONDecoder().decode([Item].self, from: data)) ?? []
        }
    }

    /// - Throws: what the disk throws; then the item is not on the list.
    public func add(_ item: Item) throws {
        let longer = items + [item]
        try disk.write(JSONEncoder().encode(longer))
        items = longer
    }
}
