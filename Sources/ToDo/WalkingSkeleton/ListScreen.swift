/// The list as a person sees it, a row for each item.
public struct ListScreen {
    public let text: String

    public init(_ items: [Item]) {
        let rows = items.enumerated().map { "\($0 + 1) \($1.title)" }
        text = rows.isEmpty ? "Nothing to do." : rows.joined(separator: "\n")
    }
}
