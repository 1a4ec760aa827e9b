import DueDate
import Foundation
import ItemModel
import Observing
import Store

/// Decides what the list shows, and does not know how it is drawn.
@MainActor
public final class ListPresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any ListView)?
    /// Who is told what the person has chosen, held weakly.
    public weak var delegate: (any ListDelegate)?
    private let store: any ToDoItemStoring
    private let dateFormatter: DateFormatter
    private var snapshot: ListSnapshot?
    private var subscriptions: [any Subscription] = []

    /// Shows the items of `store`; `dateFormatter` writes the days on which they are due.
    public init(store: any ToDoItemStoring, dateFormatter: DateFormatter = .dueDate()) {
        self.store = store
        self.dateFormatter = dateFormatter
    }

    /// Shows the list, and shows it again after every change, until `viewDidDisappear()`.
    public func viewWillAppear() {
        snapshot = nil
        subscriptions = [
            store.items.subscribe { [weak self] items in
                self?.show(items)
            },
            store.problem.subscribe { [weak self] problem in
                self?.view?.show(problem: problem?.localizedDescription)
            },
        ]
    }

    /// Stops showing changes.
    public func viewDidDisappear() {
        subscriptions = []
    }

    /// How many sections the list has now; 0 before it has appeared.
    public var numberOfSections: Int {
        sections.count
    }

    /// How many rows there are in this section, counted from 0; the list must have it.
    public func numberOfRows(inSection section: Int) -> Int {
        sections[section].rows.count
    }

    /// Fills the cell with the row at this place, counted from 0; the list must have one there.
    public func configure(_ cell: ItemCell, row: Int, section: Int) {
        let row = sections[section].rows[row]
        cell.titleText = row.titleText
        cell.dateText = row.dateText
        cell.locationText = row.locationText
    }

    public func didSelectRow(_ row: Int, section: Int) {
        guard let item = item(row: row, section: section) else { return }
        delegate?.didSelect(item)
    }

    /// Tells the delegate that the person wants a new item.
    public func didTapAdd() {
        delegate?.didTapAdd()
    }

    /// Tells the delegate that the person wants to delete all items.
    public func didTapDeleteAll() {
        delegate?.didTapDeleteAll()
    }

    public func didTapCheck(_ row: Int, section: Int) {
        guard let item = item(row: row, section: section) else { return }
        switch sections[section].kind {
        case .open: store.check(item)
        case .done: store.uncheck(item)
        }
    }

    private var sections: [ListSnapshot.Section] {
        snapshot?.sections ?? []
    }

    /// The item as it is now; nil if it is not in the store any more.
    private func item(row: Int, section: Int) -> ToDoItem? {
        let id = sections[section].rows[row].id
        return store.items.value.first { $0.id == id }
    }

    private func show(_ items: [ToDoItem]) {
        let current = ListSnapshot(items, dateFormatter: dateFormatter)
        if current == snapshot { return }
        snapshot = current
        view?.show(current)
    }
}
