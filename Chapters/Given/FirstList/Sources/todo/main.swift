import Foundation
import ItemModel
import ListPresenter
import Store
import WalkingSkeleton

/// The app as far as it is built. It prints.
@MainActor
final class App {
    let store: ToDoItemStore

    init() {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        store = ToDoItemStore(directory: here, fileName: "mine")
        takeOver(here.appending(path: "skeleton.json"))
    }

    /// Puts on the list, once, what the skeleton has kept.
    func takeOver(_ file: URL) {
        for item in ToDoList(disk: FileDisk(file)).items { store.add(ToDoItem(title: item.title)) }
        try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("old"))
    }

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { store.add(ToDoItem(title: rest)) }
    }
}

App().perform(Array(CommandLine.arguments.dropFirst()))
