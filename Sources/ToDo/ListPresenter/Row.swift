import Foundation

/// What a row shows, and which item it is about.
public struct Row: Equatable {
    public var id: UUID
    public var titleText: String
    public var dateText: String
    public var locationText: String
}
