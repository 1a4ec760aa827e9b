import Foundation
import Store

/// A folder for one test: whoever lets go of it, removes it.
final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreSafetyTests-" + UUID().uuidString)
    /// Where a store in this folder keeps its list.
    var file: URL { url.appendingPathComponent("todoitems") }
    var store: ToDoItemStore { ToDoItemStore(directory: url) }
    /// What lies in it, in the order of the alphabet.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    init() {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
    }
}
