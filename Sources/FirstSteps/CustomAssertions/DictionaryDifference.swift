/// What tells two dictionaries apart, entry by entry.
public struct DictionaryDifference: CustomStringConvertible {
    /// A heading, and below it each entry that differs, sorted by the text of its key.
    public let description: String

    /// Nil if the two are equal.
    public init?<Key, Value: Equatable>(expected: [Key: Value], got: [Key: Value]) {
        let keys = Set(expected.keys).union(got.keys).sorted { "\($0)" < "\($1)" }
        let entries = keys.filter { expected[$0] != got[$0] }
            .map { Self.entry($0, expected: expected[$0], got: got[$0]) }
        if entries.isEmpty { return nil }
        let heading = "Entries that differ: \(entries.count) of \(keys.count)"
        description = ([heading] + entries).joined(separator: "\n")
    }

    private static func entry<Key, Value>(_ key: Key, expected: Value?, got: Value?) -> String {
        var change = "differs"
        if got == nil { change = "is missing" }
        if expected == nil { change = "is surplus" }
        var lines = ["\(String(reflecting: key)) \(change)"]
        if let expected { lines.append("    expected: \(String(reflecting: expected))") }
        if let got { lines.append("    got:      \(String(reflecting: got))") }
        return lines.joined(separator: "\n")
    }
}
