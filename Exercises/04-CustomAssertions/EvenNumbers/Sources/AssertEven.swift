import Testing

/// Fails, naming the number, unless `number` is even.
func assertEven(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    if number.isMultiple(of: 2) { return }
    Issue.record(Comment(rawValue: "\(number) is odd"), sourceLocation: sourceLocation)
}
