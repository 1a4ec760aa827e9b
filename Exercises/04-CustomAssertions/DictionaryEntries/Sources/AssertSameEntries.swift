import Testing

/// Fails, naming every entry that differs, unless `got` equals `expected`.
func assertSameEntries(
    _ got: [String: String], expected: [String: String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (key, value) in expected where got[key]! != value {
        let failure = "\(key): expected \(value), got \(got[key]!)"
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
