import Foundation

/// What a row shows, and which item it is about.
public struct Row: Equatable {
    /// The id of the item.
    public var id: UUID
    /// The title of the item.
    public var titleText: String
    /// The day on which it is due; empty if there is none.
    public var dateText: String
    /// The name of its place; empty if there is none.
    public var locationText: String
}
