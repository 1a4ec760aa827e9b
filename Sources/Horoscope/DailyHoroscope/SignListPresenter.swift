/// The list of all signs.
public final class SignListPresenter {
    private let onSelect: (Sign) -> Void

    /// Calls `onSelect` with each sign that is chosen.
    public init(onSelect: @escaping (Sign) -> Void) {
        self.onSelect = onSelect
    }

    /// The names of the signs, from the top.
    public var rows: [String] { Sign.all.map(\.name) }

    /// Hands the row's sign over; nothing, if there is no such row.
    public func didSelectRow(_ row: Int) {
        if Sign.all.indices.contains(row) { onSelect(Sign.all[row]) }
    }
}
