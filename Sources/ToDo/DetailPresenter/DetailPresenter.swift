import DueDate
import Foundation
import ItemModel
import Observing
import Store

/// Decides what the details of an item show, and does not know how they are drawn.
@MainActor
public final class DetailPresenter {
    /// The screen that it decides for, held weakly.
    public weak var view: (any DetailView)?
    /// Who is told when the item was checked, held weakly.
    public weak var delegate: (any DetailDelegate)?
    /// The item that is shown; nil shows empty texts.
    public var item: ToDoItem? {
        didSet {
            show()
            if item?.id != oldValue?.id || point(of: item) != point(of: oldValue) { showMap() }
        }
    }
    private let store: any ToDoItemStoring
    private let dateFormatter: DateFormatter
    private var subscriptions: [any Subscription] = []

    /// Shows an item of `store`; `dateFormatter` writes the day on which it is due.
    public init(store: any ToDoItemStoring, dateFormatter: DateFormatter) {
        self.store = store
        self.dateFormatter = dateFormatter
    }

    /// Shows the item, and shows it again after every change, until `viewDidDisappear()`.
    public func viewWillAppear() {
        showMap()
        subscriptions = [
            store.items.subscribe { [weak self] items in
                self?.update(from: items)
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

    /// Checks the item in the store; does nothing if it is done, or not there.
    public func didTapDone() {
        guard let item, canBeChecked(item) else { return }
        store.check(item)
        if let checked = store.items.value.first(where: { $0.id == item.id }) {
            delegate?.didCheck(checked)
        }
    }

    /// Takes over what the item is now; an item that was deleted stays as it was seen last.
    private func update(from items: [ToDoItem]) {
        if let current = items.first(where: { $0.id == item?.id }) {
            item = current
        } else {
            show()
        }
    }

    private func show() {
        guard let view else { return }
        view.titleText = item?.title ?? ""
        view.dateText = item?.dueDate.map(dateFormatter.string(from:)) ?? ""
        view.locationText = item?.location?.name ?? ""
        view.addressText = item?.location?.address ?? ""
        view.descriptionText = item?.itemDescription ?? ""
        view.isDoneEnabled = item.map(canBeChecked) ?? false
    }

    private func canBeChecked(_ item: ToDoItem) -> Bool {
        !item.done && store.items.value.contains { $0.id == item.id }
    }

    private func showMap() {
        if let center = item?.location?.coordinate {
            view?.showMap(center: center)
        } else {
            view?.hideMap()
        }
    }

    /// Where the item is, without the words.
    private func point(of item: ToDoItem?) -> Coordinate? {
        item?.location?.coordinate
    }
}
