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

extension ToDoItem: Identifiable {}

extension ToDoItem: Equatable {}

extension ToDoItem: Codable {
    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try file.decode(UUID.self, forKey: .id),
            title: try file.decode(String.self, forKey: .title),
            itemDescription: try file.decodeIfPresent(String.self, forKey: .itemDescription),
            timestamp: try file.decodeIfPresent(Double.self, forKey: .timestamp),
            location: try file.decodeIfPresent(Location.self, forKey: .location),
            done: try file.decodeIfPresent(Bool.self, forKey: .done) ?? false)
    }
}
