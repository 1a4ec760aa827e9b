import DetailPresenter
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store

/// Decides which screen comes next.
@MainActor
public final class Coordinator {
    private let navigator: any Navigator
    private let store: ToDoItemStore
    private let finder: any CoordinateFinding
    private let dateFormatter: DateFormatter

    /// Makes a coordinator; somebody must keep it, as its screens do not.
    public init(
        navigator: any Navigator, store: ToDoItemStore, finder: any CoordinateFinding,
        dateFormatter: DateFormatter
    ) {
        self.navigator = navigator
        self.store = store
        self.finder = finder
        self.dateFormatter = dateFormatter
    }

    /// Shows the list.
    public func start() {
        let list = ListPresenter(store: store, dateFormatter: dateFormatter)
        list.delegate = self
        navigator.setRoot(.list(list))
    }

    /// Asks the person, whatever lies on top; when the answer has been heard, the question goes.
    public func ask(_ text: String, answer: @escaping (Bool) -> Void) {
        let question = Question(text) { [weak self] yes in
            answer(yes)
            self?.navigator.dismiss()
        }
        navigator.present(.question(question))
    }
}

extension Coordinator: ListDelegate {
    /// Shows the details of the item, unless something lies on top of the list.
    public func didSelect(_ item: ToDoItem) {
        guard navigator.isRootOnTop else { return }
        let details = DetailPresenter(id: item.id, store: store, dateFormatter: dateFormatter)
        details.delegate = self
        navigator.push(.details(details))
    }

    /// Shows an empty form, unless something lies on top of the list.
    public func didTapAdd() {
        guard navigator.isRootOnTop else { return }
        let form = InputForm(finder: finder)
        form.delegate = self
        navigator.present(.form(form))
    }

    /// Asks first, and deletes the items of that moment after a yes.
    ///
    /// Nothing happens if there are no items, or if something lies on top of the list.
    public func didTapDeleteAll() {
        guard navigator.isRootOnTop else { return }
        let asked = Set(store.items.value.map(\.id))
        if asked.isEmpty { return }
        let text = asked.count == 1 ? "Delete the only item?" : "Delete all \(asked.count) items?"
        ask(text) { [weak self] yes in
            if yes { self?.delete(asked) }
        }
    }

    /// What came while the question was open stays.
    private func delete(_ asked: Set<UUID>) {
        store.change { list in list.filter { !asked.contains($0.id) } }
    }
}

extension Coordinator: DetailDelegate {
    /// Goes back from the details.
    public func didCheck(_ item: ToDoItem) {
        navigator.pop()
    }
}

extension Coordinator: InputFormDelegate {
    /// Adds the item to the store, and closes the form.
    public func didSave(_ item: ToDoItem) {
        store.add(item)
        navigator.dismiss()
    }

    /// Closes the form.
    public func didCancel() {
        navigator.dismiss()
    }
}
