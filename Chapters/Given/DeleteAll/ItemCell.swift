import Foundation

/// A row on the screen. It is used for one item after another.
@MainActor
public final class ItemCell {
    /// The title of the item.
    public var titleText = ""
    /// The day on which it is due, as text.
    public var dateText = ""
    /// The name of its place.
    public var locationText = ""

    /// Makes an empty cell.
    public init() {}
}
