/// What tells two dictionaries apart, entry by entry.
public struct DictionaryDifference<Key: Hashable, Value: Equatable>: CustomStringConvertible {
    /// A heading, and below it each entry that differs, sorted by key.
    public let description: String

    /// Nil if the two are equal.
    public init?(expected: [Key: Value], got: [Key: Value]) {
        let keys = Set(expected.keys).union(got.keys).sorted { "\($0)" < "\($1)" }
        let entries = keys.filter { expected[$0] != got[$0] }
            .map { Self.entry($0, expected: expected[$0], got: got[$0]) }
        if entries.isEmpty { return nil }
        let heading = "Entries that differ: \(entries.count) of \(keys.count)"
        description = ([heading] + entries).joined(separator: "\n")
    }

    private static func entry(_ key: Key, expected: Value?, got: Value?) -> String {
        let change = got == nil ? "is missing" : expected == nil ? "is surplus" : "differs"
        var lines = ["\(shown(key)) \(change)"]
        if let expected { lines.append("    expected: \(shown(expected))") }
        if let got { lines.append("    got:      \(shown(got))") }
        return lines.joined(separator: "\n")
    }

    /// As in code, without the wrapping of an `AnyHashable`.
    private static func shown(_ value: Any) -> String {
        String(reflecting: (value as? AnyHashable)?.base ?? value)
    }
}
