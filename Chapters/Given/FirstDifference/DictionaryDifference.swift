/// What tells two dictionaries apart, entry by entry.
public struct DictionaryDifference: CustomStringConvertible {
    public let description: String

    /// Nil if the two are equal.
    public init?<Key, Value: Equatable>(expected: [Key: Value], got: [Key: Value]) {
        let keys = expected.keys
        let entries = keys.filter { expected[$0] != got[$0] }
            .map { Self.entry($0, expected: expected[$0]!, got: got[$0]!) }
        if entries.isEmpty { return nil }
        let heading = "Entries that differ: \(entries.count) of \(keys.count)"
        description = ([heading] + entries).joined(separator: "\n")
    }

    private static func entry<Key, Value>(_ key: Key, expected: Value, got: Value) -> String {
        var lines = ["\"\(key)\" differs"]
        lines.append("    expected: \"\(expected)\"")
        lines.append("    got:      \"\(got)\"")
        return lines.joined(separator: "\n")
    }
}
