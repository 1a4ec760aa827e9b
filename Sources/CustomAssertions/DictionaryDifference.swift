/// What tells two dictionaries apart, entry by entry.
public struct DictionaryDifference<Key: Hashable, Value: Equatable> {
    /// The entries that differ.
    public let changes: [Key: EntryChange<Value>]
    private let keys: Set<Key>

    /// Nil if the two are equal.
    public init?(expected: [Key: Value], got: [Key: Value]) {
        keys = Set(expected.keys).union(got.keys)
        let pairs = keys.map { ($0, EntryChange(expected: expected[$0], got: got[$0])) }
        changes = Dictionary(uniqueKeysWithValues: pairs).compactMapValues { $0 }
        if changes.isEmpty { return nil }
    }
}

extension DictionaryDifference: CustomStringConvertible {
    /// Every change, sorted by key.
    public var description: String {
        let entries = named(keys).compactMap { key, name in changes[key].map { "\(name) \($0)" } }
        let heading = "Entries that differ: \(changes.count) of \(keys.count)"
        return ([heading] + entries).joined(separator: "\n")
    }
}
