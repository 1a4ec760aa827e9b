/// Fails, naming each entry that differs, unless `got` equals `expected`.
public func assertSameEntries<Key, Value: Equatable>(
    _ got: [Key: Value], expected: [Key: Value],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = DictionaryDifference(expected: expected, got: got)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}
