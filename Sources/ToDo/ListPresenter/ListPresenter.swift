import DueDate
import Foundation
import ItemModel
import Store

/// Decides what the list shows, and does not know how it is drawn.
public final class ListPresenter {
    public weak var view: (any ListView)?
    public weak var delegate: (any ListDelegate)?
    private let store: any ToDoItemStoring
    private let dateFormatter: DateFormatter
    private var snapshot: ListSnapshot?
    private var subscriptions: [any Subscription] = []

    public init(store: any ToDoItemStoring, dateFormatter: DateFormatter = .dueDate()) {
        self.store = store
        self.dateFormatter = dateFormatter
    }

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

    public func viewDidDisappear() {
        subscriptions = []
    }

    public var numberOfSections: Int {
        sections.count
    }

    public func numberOfRows(inSection section: Int) -> Int {
        sections[section].rows.count
    }

    public func configure(_ cell: ItemCell, row: Int, section: Int) {
        let row = sections[section].rows[row]
        cell.id = row.id
        cell.titleText = row.titleText
        cell.dateText = row.dateText
        cell.locationText = row.locationText
    }

    /// She has chosen the row that was drawn for this item.
    public func didSelectRow(_ id: UUID) {
        guard let item = item(id) else { return }
        delegate?.didSelect(item)
    }

    /// She has tapped the box that was drawn for this item, among the open or the done ones.
    public func didTapCheck(_ id: UUID, in kind: ListSnapshot.Section.Kind) {
        guard let item = item(id) else { return }
        switch kind {
        case .open: store.check(item)
        case .done: store.uncheck(item)
        }
    }

    public func didTapAdd() {
        delegate?.didTapAdd()
    }

    public func didTapDeleteAll() {
        delegate?.didTapDeleteAll()
    }

    private var sections: [ListSnapshot.Section] {
        snapshot?.sections ?? []
    }

    /// The item as it is now; nil if it is not in the store any more.
    private func item(_ id: UUID) -> ToDoItem? {
        store.items.value.first { $0.id == id }
    }

    private func show(_ items: [ToDoItem]) {
        let current = ListSnapshot(items, dateFormatter: dateFormatter)
        if current == snapshot { return }
        snapshot = current
        view?.show(current)
    }
}
