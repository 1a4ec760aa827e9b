import Foundation
import ItemModel
import ListFile

/// A file that holds a list of items, as JSON.
final class ItemFile {
    private let url: URL
    private let file: ListFile
    /// What the file held when we last read or wrote it.
    private var known: Data?
    private var beyond = Beyond()
    private let encoded = EncodedItems()

    init(url: URL, on disk: any Disk = SystemDisk()) {
        self.url = url
        file = ListFile(url, on: disk)
    }

    /// The items, if they are not those we last read or wrote, and where a damaged file is kept.
    ///
    /// From here on other programs have to wait, until `letGo()`.
    func news() throws(StoreError) -> (items: [ToDoItem]?, keptAt: URL?) {
        guard let data = try read(), data != known else { return (nil, nil) }
        let contents = Contents(data)
        let place = contents.isWhole ? nil : try keep(data)
        known = data
        beyond = Beyond(data, known: try? JSONEncoder().encode(contents.items))
        return (contents.items, place)
    }

    func letGo() {
        file.letGo()
    }

    private func keep(_ data: Data) throws(StoreError) -> URL {
        let place = url.appendingPathExtension("damaged-" + UUID().uuidString)
        do {
            try file.keep(data, at: place)
            return place
        } catch {
            throw .cannotRead
        }
    }

    /// The bytes of the file; nil if there is no file in the folder yet.
    private func read() throws(StoreError) -> Data? {
        do {
            try file.hold()
            return try file.read()
        } catch {
            throw StoreError(error) ?? .cannotRead
        }
    }

    func save(_ items: [ToDoItem]) throws(StoreError) {
        do {
            let data = try beyond.added(to: encoded.json(items))
            try file.replace(with: data)
            known = data
        } catch {
            throw StoreError(error) ?? .cannotSave
        }
    }

    func canHold(_ items: [ToDoItem]) -> Bool {
        encoded.canEncode(items)
    }
}

extension StoreError {
    /// nil unless another program is the reason.
    fileprivate init?(_ error: any Error) {
        guard let busy = error as? ListFile.Busy else { return nil }
        self = .busy(seconds: busy.seconds, process: busy.process)
    }
}
