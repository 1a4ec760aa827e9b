import Foundation
import ItemModel

/// A file that holds a list of items, as JSON.
final class ItemFile {
    private let url: URL
    /// What the file held when we last read or wrote it.
    private var known: Data?
    private let encoded = EncodedItems()

    init(url: URL) {
        self.url = url
    }

    /// The items, if they are not those we last read or wrote, and where a damaged file is kept.
    func news() throws(StoreError) -> (items: [ToDoItem]?, keptAt: URL?) {
        guard let data = try read(), data != known else { return (nil, nil) }
        let contents = Contents(data)
        let place = contents.isWhole ? nil : try keep(data)
        known = data
        return (contents.items, place)
    }

    private func keep(_ data: Data) throws(StoreError) -> URL {
        let place = url.appendingPathExtension("damaged-" + UUID().uuidString)
        do {
            try data.write(to: place)
            return place
        } catch {
            throw .cannotRead
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
            let data = try encoded.json(items)
            try data.write(to: url, options: .atomic)
            known = data
        } catch {
            throw .cannotSave
        }
    }

    /// Also makes ready what saving these items needs.
    func canHold(_ items: [ToDoItem]) -> Bool {
        encoded.canEncode(items)
    }
}
