/// A row on the screen. It is used for one item after another.
public final class ItemCell {
    public var titleText = ""
    public var dateText = ""
    public var locationText = ""

    public init() {}
}
