import Foundation
import ItemModel
import ListPresenter
import Store
import ToDoDoubles

/// Our friend's phone: the real store in a folder of its own, and the list on the screen.
@MainActor
final class Phone {
    let store: ToDoItemStore
    let list: ListPresenter
    let screen: RecyclingListView
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ToDoAppTests-" + UUID().uuidString)

    init(with items: ToDoItem...) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = ToDoItemStore(directory: folder)
        list = ListPresenter(store: store)
        screen = RecyclingListView(presenter: list)
        list.view = screen
        list.viewWillAppear()
        for item in items { store.add(item) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
