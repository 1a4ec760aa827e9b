import Foundation
import Store

extension Folder {
    var store: ToDoItemStore { ToDoItemStore(directory: url) }
    /// What lies in it, in the order of the alphabet.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: file)
    }
}
