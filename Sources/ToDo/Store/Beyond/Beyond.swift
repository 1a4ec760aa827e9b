import Foundation

/// What newer versions of the app have written about items, and this one does not know.
struct Beyond {
    private var unknown: [UUID: Unknown] = [:]

    init() {}

    /// - Parameter known: the same items, as this version writes them; nil if it has none.
    init(_ data: Data, known: Data?) {
        let known = firstObjects(in: known ?? Data())
        for (id, object) in firstObjects(in: data) {
            let more = Unknown(object, known: known[id] ?? object)
            if !more.isEmpty { unknown[id] = more }
        }
    }

    /// Adds it to the same items in `data`.
    func added(to data: Data) throws -> Data {
        if unknown.isEmpty { return data }
        return try JSONSerialization.data(
            withJSONObject: objects(in: data).map { unknown[$0]?.added(to: $1) ?? $1 })
    }
}

/// The fields of an object that we do not know, also inside of those that we do.
private struct Unknown {
    private var fields: [String: Any] = [:]
    private var inside: [String: Unknown] = [:]

    var isEmpty: Bool { fields.isEmpty && inside.isEmpty }

    init(_ object: [String: Any], known: [String: Any]) {
        for (name, value) in object where !(value is NSNull) {
            if let value = value as? [String: Any], let known = known[name] as? [String: Any] {
                let more = Unknown(value, known: known)
                if !more.isEmpty { inside[name] = more }
            } else if known[name] == nil {
                fields[name] = value
            }
        }
    }

    func added(to object: [String: Any]) -> [String: Any] {
        var object = object.merging(fields) { ours, _ in ours }
        for (name, more) in inside {
            if let part = object[name] as? [String: Any] { object[name] = more.added(to: part) }
        }
        return object
    }
}

/// Where two have the same id, the second one is to get another.
private func firstObjects(in data: Data) -> [UUID: [String: Any]] {
    Dictionary(objects(in: data)) { first, _ in first }
}

private func objects(in data: Data) -> [(UUID, [String: Any])] {
    let list = (try? JSONSerialization.jsonObject(with: data)) as? [Any] ?? []
    return list.compactMap { element in
        guard let object = element as? [String: Any],
            let id = (object["id"] as? String).flatMap(UUID.init)
        else { return nil }
        return (id, object)
    }
}
