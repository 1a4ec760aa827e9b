import ListPresenter

/// A screen as on a phone, only that its lines can be read in a test.
public final class RecyclingListView: ListView {
    private let presenter: ListPresenter
    /// The cells that are on the screen now.
    public private(set) var cells: [ItemCell] = []
    /// What can be read on it, line by line.
    public private(set) var lines: [String] = []

    /// Asks `presenter` for its rows; the test has to make it the presenter's view.
    public init(presenter: ListPresenter) {
        self.presenter = presenter
    }

    /// Shows all rows anew, and uses the cells again that it had before.
    public func showList() {
        var used = cells
        cells = []
        lines = []
        for section in [0] {
            for row in 0..<presenter.numberOfRows(inSection: section) {
                let cell = used.popLast() ?? ItemCell()
                presenter.configure(cell, row: row, section: section)
                cells.append(cell)
                lines.append(cell.line)
            }
        }
    }
}

extension ItemCell {
    fileprivate var line: String {
        [titleText, dateText, locationText].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
