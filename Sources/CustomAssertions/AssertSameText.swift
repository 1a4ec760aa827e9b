/// Fails, naming the first character that differs and its code, unless `got` equals `expected`.
public func assertSameText(
    _ got: String, expected: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = textDifference(expected: expected, got: got)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}

func textDifference(expected: String, got: String) -> String? {
    if expected == got { return nil }
    let common = expected.lengthInCommon(with: got)
    func next(in text: String) -> String {
        text.dropFirst(common).first.map { "\"\($0)\" \($0.codes)" } ?? "the end"
    }
    return """
        Character \(common + 1): expected \(next(in: expected)), got \(next(in: got))
        \(Contrast(expected: expected, got: got))
        """
}

extension Character {
    /// Its code points, escaped as in code.
    fileprivate var codes: String {
        unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}
