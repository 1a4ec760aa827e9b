import Testing

/// Fails, naming each thing that only one of the two lists has.
func assertSameThings(
    _ got: Set<String>, expected: Set<String>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let lines = differences(got: got, expected: expected)
    if lines.isEmpty { return }
    let text = lines.joined(separator: "\n")
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

func differences(got: Set<String>, expected: Set<String>) -> [String] {
    got.symmetricDifference(expected).sorted().map { thing in
        thing + (got.contains(thing) ? " is not on the list" : " is not packed")
    }
}
