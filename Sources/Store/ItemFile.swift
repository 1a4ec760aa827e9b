import Foundation
import ItemModel

/// A file that holds a list of items, as JSON.
struct ItemFile {
    let url: URL

    /// What is in the file; nothing if there is no file.
    func load() throws(StoreError) -> [ToDoItem] {
        do {
            return try JSONDecoder().decode([ToDoItem].self, from: Data(contentsOf: url))
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch is DecodingError {
            throw .damagedFile(keptAt: try putAside())
        } catch {
            throw .cannotRead(reason: error.localizedDescription)
        }
    }

    func save(_ items: [ToDoItem]) throws(StoreError) {
        do {
            let directory = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true
            )
            try JSONEncoder().encode(items).write(to: url, options: .atomic)
        } catch {
            throw .cannotSave(reason: error.localizedDescription)
        }
    }

    private func putAside() throws(StoreError) -> URL {
        var number = 1
        while true {
            let ending = number == 1 ? "damaged" : "damaged-\(number)"
            let place = url.appendingPathExtension(ending)
            do {
                try FileManager.default.moveItem(at: url, to: place)
                return place
            } catch CocoaError.fileWriteFileExists {
                number += 1
            } catch {
                throw .cannotRead(reason: error.localizedDescription)
            }
        }
    }
}
