import Foundation
import ItemModel

/// Makes JSON of a list, and encodes only those items that it has not encoded before.
final class EncodedItems {
    private let encode: (ToDoItem) throws -> Data
    private var known: [UUID: (item: ToDoItem, json: Data)] = [:]

    init(_ encode: @escaping (ToDoItem) throws -> Data = JSONEncoder().encode) {
        self.encode = encode
    }

    func json(_ items: [ToDoItem]) throws -> Data {
        var data = Data("[".utf8)
        for (place, item) in items.enumerated() {
            if place > 0 { data.append(UInt8(ascii: ",")) }
            data.append(try json(of: item))
        }
        data.append(UInt8(ascii: "]"))
        if known.count > items.count { forgetAll(but: items) }
        return data
    }

    /// Whether all of it can be encoded.
    func canEncode(_ items: [ToDoItem]) -> Bool {
        items.allSatisfy { (try? json(of: $0)) != nil }
    }

    private func forgetAll(but items: [ToDoItem]) {
        let ids = Set(items.map(\.id))
        known = known.filter { ids.contains($0.key) }
    }

    private func json(of item: ToDoItem) throws -> Data {
        if let (before, json) = known[item.id], before == item { return json }
        let json = try encode(item)
        known[item.id] = (item, json)
        return json
    }
}
