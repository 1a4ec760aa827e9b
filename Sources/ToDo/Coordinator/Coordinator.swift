import DetailPresenter
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store

/// Decides which screen comes next.
public final class Coordinator {
    private let navigator: any Navigator
    private let store: ToDoItemStore
    private let finder: any CoordinateFinding
    private let dateFormatter: DateFormatter

    public init(
        navigator: any Navigator, store: ToDoItemStore, finder: any CoordinateFinding,
        dateFormatter: DateFormatter
    ) {
        self.navigator = navigator
        self.store = store
        self.finder = finder
        self.dateFormatter = dateFormatter
    }

    public func start() {
        let list = ListPresenter(store: store, dateFormatter: dateFormatter)
        list.delegate = self
        navigator.setRoot(.list(list))
    }

    /// Asks her, whatever lies on top; when the answer has been heard, the question goes.
    public func ask(_ text: String, answer: @escaping (Bool) -> Void) {
        let question = Question(text) { [weak self] yes in
            answer(yes)
            self?.navigator.dismiss()
        }
        navigator.present(.question(question))
    }
}

extension Coordinator: ListDelegate {
    public func didSelect(_ item: ToDoItem) {
        guard navigator.isRootOnTop else { return }
        let details = DetailPresenter(store: store, dateFormatter: dateFormatter)
        details.item = item
        details.delegate = self
        navigator.push(.details(details))
    }

    public func didTapAdd() {
        guard navigator.isRootOnTop else { return }
        let form = InputForm(finder: finder)
        form.delegate = self
        navigator.present(.form(form))
    }

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
    public func didCheck(_ item: ToDoItem) {
        navigator.pop()
    }
}

extension Coordinator: InputFormDelegate {
    public func didSave(_ item: ToDoItem) {
        store.add(item)
        navigator.dismiss()
    }

    public func didCancel() {
        navigator.dismiss()
    }
}
