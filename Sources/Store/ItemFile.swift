import Foundation
import ItemModel

/// A file that holds a list of items, as JSON.
final class ItemFile {
    private let url: URL
    /// What the file held when we last read or wrote it.
    private var known: Data?

    init(url: URL) {
        self.url = url
    }

    /// What is in the file, if it is not what we last read or wrote.
    func news() throws(StoreError) -> (items: [ToDoItem]?, keptAt: URL?)? {
        guard let data = try read(), data != known else { return nil }
        let contents = Contents(data)
        let place = contents.isWhole ? nil : try keepAside(data)
        known = data
        return (contents.items, place)
    }

    /// Writes the bytes into a file of their own, under the first name that is free.
    private func keepAside(_ data: Data) throws(StoreError) -> URL {
        var number = 1
        while true {
            let ending = number == 1 ? "damaged" : "damaged-\(number)"
            let place = url.appendingPathExtension(ending)
            do {
                try data.write(to: place, options: .withoutOverwriting)
                return place
            } catch CocoaError.fileWriteFileExists {
                number += 1
            } catch {
                throw .cannotRead
            }
        }
    }

    /// The bytes of the file; nil if its folder is there, and it is not.
    private func read() throws(StoreError) -> Data? {
        let folder = url.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.path) else { throw .cannotRead }
        do {
            return try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            throw .cannotRead
        }
    }

    func save(_ items: [ToDoItem]) throws(StoreError) {
        do {
            let data = try JSONEncoder().encode(items)
            try data.write(to: url, options: .atomic)
            known = data
        } catch {
            throw .cannotSave
        }
    }

    static func canHold(_ items: [ToDoItem]) -> Bool {
        (try? JSONEncoder().encode(items)) != nil
    }
}
