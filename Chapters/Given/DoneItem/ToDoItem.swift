// …

/// Something that has to be done.
public struct ToDoItem: Sendable {
    /// Which item this is; it never changes.
    public let id: UUID
    /// What has to be done, in a few words.
    public let title: String
    /// More about it; nil if there is no more to say.
    public let itemDescription: String?
    /// The moment at which it is due; nil if there is none.
    public let dueDate: Date?
    /// Where it has to be done; nil if there is no such place.
    public let location: Location?
    /// Whether it is done.
    public var done: Bool

    /// Makes an item; only its title must be given.
    public init(
        id: UUID = UUID(), title: String, itemDescription: String? = nil,
        dueDate: Date? = nil, location: Location? = nil, done: Bool = false
    ) {
        self.id = id
        self.title = title
        self.itemDescription = itemDescription
        self.dueDate = dueDate
        self.location = location
        self.done = done
    }
}

// …
