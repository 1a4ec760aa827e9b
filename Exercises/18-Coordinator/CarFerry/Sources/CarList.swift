protocol CarListDelegate: AnyObject {
    func didSelect(_ car: Car)
}

/// The list of all cars of a crossing.
final class CarList {
    weak var view: (any CarListView)?
    weak var delegate: (any CarListDelegate)?
    private let crossing: Crossing

    init(crossing: Crossing) {
        self.crossing = crossing
    }

    /// The list can be seen: at the start, and again when the page above it has gone.
    func viewWillAppear() {
        view?.show([
            Section(rows: crossing.waiting.map(\.plate)),
            Section(rows: crossing.aboard.map(\.plate)),
        ])
    }

    /// Another row is selected; nil if none is.
    func didChangeSelection(to row: RowIndex?) {
        guard let row else { return }
        delegate?.didSelect((crossing.waiting + crossing.aboard)[row.row])
    }
}
