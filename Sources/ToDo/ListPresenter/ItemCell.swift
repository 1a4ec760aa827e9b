import Foundation

/// A row on the screen. It is used for one item after another.
public final class ItemCell {
    /// The item that it shows now.
    public var id: UUID?
    public var titleText = ""
    public var dateText = ""
    public var locationText = ""

    public init() {}
}
