import ListPresenter

/// A screen as on a phone, only that its lines can be read in a test.
public final class RecyclingListView: ListView {
    private let presenter: ListPresenter
    private var cells: [ItemCell] = []

    /// Asks `presenter` for its rows; the test has to make it the presenter's view.
    public init(presenter: ListPresenter) {
        self.presenter = presenter
    }

    /// What can be read on it, line by line.
    public var lines: [String] {
        cells.map(\.line)
    }

    public func showList() {
        var used = cells
        cells = (0..<presenter.numberOfRows(inSection: 0)).map { row in
            let cell = used.popLast() ?? ItemCell()
            presenter.configure(cell, row: row, section: 0)
            return cell
        }
    }
}

extension ItemCell {
    fileprivate var line: String {
        titleText
    }
}
