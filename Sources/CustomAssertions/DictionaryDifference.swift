/// What tells two dictionaries apart, entry by entry.
public struct DictionaryDifference: CustomStringConvertible {
    /// A heading, and below it each entry that differs, sorted by key.
    public let description: String

    /// Nil if the two are equal.
    public init?(expected: [String: String], got: [String: String]) {
        let keys = Set(expected.keys).union(got.keys).sorted()
        let entries = keys.filter { expected[$0] != got[$0] }
            .map { Self.entry($0, expected: expected[$0], got: got[$0]) }
        if entries.isEmpty { return nil }
        let heading = "Entries that differ: \(entries.count) of \(keys.count)"
        description = ([heading] + entries).joined(separator: "\n")
    }

    private static func entry(_ key: String, expected: String?, got: String?) -> String {
        var change = "differs"
        if got == nil { change = "is missing" }
        if expected == nil { change = "is surplus" }
        var lines = ["\"\(key)\" \(change)"]
        if let expected { lines.append("    expected: \"\(expected)\"") }
        if let got { lines.append("    got:      \"\(got)\"") }
        return lines.joined(separator: "\n")
    }
}
