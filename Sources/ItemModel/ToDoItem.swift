import Foundation

/// Something that has to be done.
public struct ToDoItem: Sendable {
    public let id: UUID
    public let title: String
    public let itemDescription: String?
    /// Seconds since 1970.
    public let timestamp: Double?
    public let location: Location?
    public var done: Bool

    public init(
        id: UUID = UUID(), title: String, itemDescription: String? = nil,
        timestamp: Double? = nil, location: Location? = nil, done: Bool = false
    ) {
        self.id = id
        self.title = title
        self.itemDescription = itemDescription
        self.timestamp = timestamp
        self.location = location
        self.done = done
    }
}

extension ToDoItem: Equatable {
    /// Whether the two are the same item, whatever is in them.
    public static func == (one: ToDoItem, other: ToDoItem) -> Bool {
        one.id == other.id
    }
}
