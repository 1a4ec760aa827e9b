/// Fails, naming every missing and surplus key, unless the keys of `got` are those `expected`.
///
/// Values do not matter: a key whose value is nil is there.
public func assertSameKeys<Key: Hashable>(
    _ got: [Key: some Any], expected: some Sequence<Key>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = keyDifference(expected: Set(expected), got: Set(got.keys))
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}

func keyDifference<Key: Hashable>(expected: Set<Key>, got: Set<Key>) -> String? {
    let keys = expected.union(got)
    let lines = named(keys).compactMap { key, name in
        if !got.contains(key) { return "\(name) is missing" }
        return expected.contains(key) ? nil : "\(name) is surplus"
    }
    if lines.isEmpty { return nil }
    return (["Keys that differ: \(lines.count) of \(keys.count)"] + lines).joined(separator: "\n")
}
