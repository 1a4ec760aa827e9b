import Testing

/// Fails, naming each thing that only one of the two lists has.
///
/// The values, who carries a thing, do not matter.
func assertSameThings(
    _ got: [String: String?], expected: [String: String?],
    sourceLocation: SourceLocation = #_sourceLocation
) {
}
