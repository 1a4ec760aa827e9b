import ListPresenter

/// A screen as on a phone, only that its lines can be read in a test.
public final class RecyclingListView: ListView {
    private let presenter: ListPresenter
    /// The cells that are on the screen now.
    public private(set) var cells: [ItemCell] = []
    private var rows: [String] = []
    private var problem: String?
    /// What can be read on it, line by line.
    public var lines: [String] { [problem].compactMap(\.self) + rows }

    /// Asks `presenter` for its rows; the test has to make it the presenter's view.
    public init(presenter: ListPresenter) {
        self.presenter = presenter
    }

    /// Shows all rows anew, and uses the cells again that it had before.
    public func show(_ snapshot: ListSnapshot) {
        var used = cells
        cells = []
        rows = []
        for (section, content) in snapshot.sections.enumerated() {
            if let title = content.title { rows.append(title) }
            for row in content.rows.indices {
                let cell = used.popLast() ?? ItemCell()
                presenter.configure(cell, row: row, section: section)
                cells.append(cell)
                rows.append(cell.line)
            }
        }
    }

    /// Shows the problem above the rows; nil takes it away.
    public func show(problem: String?) {
        self.problem = problem
    }
}

extension ItemCell {
    fileprivate var line: String {
        [titleText, dateText, locationText].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
