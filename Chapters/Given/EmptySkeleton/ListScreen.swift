/// The list as a person sees it, a row for each item.
public struct ListScreen {
    /// A row for each item, with its number; or that there is nothing to do.
    public let text: String

    /// Shows the items in their order.
    public init(_ items: [Item]) {
        text = ""
    }
}
