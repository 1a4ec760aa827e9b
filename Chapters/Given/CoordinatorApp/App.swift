import Coordinator
import DueDate
import Foundation
import Store
import ToDoDoubles

/// A coordinator over a real store, whose file is in a folder of its own.
@MainActor
final class App {
    let navigator: NavigatorSpy
    let store: ToDoItemStore
    let finder = CoordinateFinderGate()
    let sut: Coordinator
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("CoordinatorTests-" + UUID().uuidString)

    init(navigator: NavigatorSpy = NavigatorSpy()) throws {
        self.navigator = navigator
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = ToDoItemStore(directory: folder)
        sut = Coordinator(
            navigator: navigator, store: store, finder: finder, dateFormatter: .dueDate())
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }
}
