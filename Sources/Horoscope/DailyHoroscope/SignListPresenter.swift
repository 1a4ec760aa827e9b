/// The list of all signs.
public final class SignListPresenter {
    private let onSelect: (Sign) -> Void

    public init(onSelect: @escaping (Sign) -> Void) {
        self.onSelect = onSelect
    }

    public var rows: [String] { Sign.all.map(\.name) }

    /// Tells whoever listens which sign it is; a row that is not there is nobody's.
    public func didSelectRow(_ row: Int) {
        if Sign.all.indices.contains(row) { onSelect(Sign.all[row]) }
    }
}
