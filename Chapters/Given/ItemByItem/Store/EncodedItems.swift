import Foundation
import ItemModel

/// Makes JSON of a list, item by item.
final class EncodedItems {
    private let encode: (ToDoItem) throws -> Data

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
        return data
    }

    /// Whether all of it can be encoded.
    func canEncode(_ items: [ToDoItem]) -> Bool {
        items.allSatisfy { (try? json(of: $0)) != nil }
    }

    private func json(of item: ToDoItem) throws -> Data {
        try encode(item)
    }
}
