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
    private let id: UUID
    /// The item as it was seen last; nil if it was never seen.
    private var item: ToDoItem?
    private let store: any ToDoItemStoring
    private let dateFormatter: DateFormatter
    private var subscriptions: [any Subscription] = []

    /// Shows the item of `store` with this id; `dateFormatter` writes the day on which it is due.
    public init(id: UUID, store: any ToDoItemStoring, dateFormatter: DateFormatter) {
        self.id = id
        self.store = store
        self.dateFormatter = dateFormatter
    }

    /// Shows the item, and shows it again after every change, until `viewDidDisappear()`.
    public func viewWillAppear() {
        showMap()
        subscriptions = [
            store.items.subscribe { [weak self] _ in
                self?.update()
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
        guard let open = current, !open.done else { return }
        store.check(open)
        if let checked = current { delegate?.didCheck(checked) }
    }

    /// The item as the store has it now; nil if it is not there.
    private var current: ToDoItem? {
        store.items.value.first { $0.id == id }
    }

    /// Takes over what the item is now; an item that was deleted stays as it was seen last.
    private func update() {
        let before = center
        item = current ?? item
        show()
        if center != before { showMap() }
    }

    private func show() {
        guard let view else { return }
        view.titleText = item?.title ?? ""
        view.dateText = item?.dueDate.map(dateFormatter.string(from:)) ?? ""
        view.locationText = item?.location?.name ?? ""
        view.addressText = item?.location?.address ?? ""
        view.descriptionText = item?.itemDescription ?? ""
        view.isDoneEnabled = current?.done == false
    }

    private func showMap() {
        if let center {
            view?.showMap(center: center)
        } else {
            view?.hideMap()
        }
    }

    /// Where the item is, without the words.
    private var center: Coordinate? {
        item?.location?.coordinate
    }
}
