/// The items, which are kept on a disk.
public final class ToDoList {
    /// The newest item comes last.
    public private(set) var items: [Item] = []

    public init(disk: any Disk) {}

    /// - Throws: what the disk throws; then the item is not on the list.
    public func add(_ item: Item) throws {}
}
