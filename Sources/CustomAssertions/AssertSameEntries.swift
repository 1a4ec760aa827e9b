/// Fails, naming each entry that differs, unless `got` equals `expected`.
public func assertSameEntries(
    _ got: [String: String], expected: [String: String],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = DictionaryDifference(expected: expected, got: got)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}
