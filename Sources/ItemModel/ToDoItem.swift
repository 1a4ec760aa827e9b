/// Something that has to be done.
public struct ToDoItem {
    public let title: String
    public let itemDescription: String?
    /// Seconds since 1970.
    public let timestamp: Double?
    public let location: Location?

    public init(
        title: String, itemDescription: String? = nil, timestamp: Double? = nil,
        location: Location? = nil
    ) {
        self.title = title
        self.itemDescription = itemDescription
        self.timestamp = timestamp
        self.location = location
    }
}
