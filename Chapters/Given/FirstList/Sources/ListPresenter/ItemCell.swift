/// A row on the screen. It is used for one item after another.
@MainActor
public final class ItemCell {
    /// The title of the item.
    public var titleText = ""

    /// Makes an empty cell.
    public init() {}
}
