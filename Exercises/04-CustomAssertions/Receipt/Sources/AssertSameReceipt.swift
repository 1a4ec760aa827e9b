import Testing

/// Fails, naming each row that differs, unless `got` has the rows of `expected`.
func assertSameReceipt(
    _ got: [String], expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    for (index, row) in expected.enumerated() where got[index] != row {
        let failure = "row \(index + 1): expected \"\(row)\", got \"\(got[index])\""
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}
