import Foundation

/// The items, which are kept on a disk.
public final class ToDoList {
    public private(set) var items: [Item] = []
    private let disk: any Disk

    public init(disk: any Disk) {
        self.disk = disk
        if let data = disk.read() {
            items = (try? JSONDecoder().decode([Item].self, from: data)) ?? []
        }
    }

    public func add(_ item: Item) throws {
        let longer = items + [item]
        try disk.write(JSONEncoder().encode(longer))
        items = longer
    }
}
