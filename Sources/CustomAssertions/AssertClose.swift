/// Fails unless `got` is at most `accuracy` away from `expected`, or both are nil.
///
/// NaN is close to nothing, not even to itself.
public func assertClose<Number: FloatingPoint>(
    _ got: Number?, expected: Number?, accuracy: Number,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = numberDifference(expected: expected, got: got, accuracy: accuracy)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}

func numberDifference<Number: FloatingPoint>(
    expected: Number?, got: Number?, accuracy: Number
) -> String? {
    if expected == got { return nil }
    if let expected, let got, abs(expected - got) <= accuracy { return nil }
    return "Not within \(accuracy) of each other\n\(Contrast(expected: expected, got: got))"
}
