/// Fails unless `got` is at most `accuracy` away from `expected`, or both are nil.
///
/// NaN is close to nothing, not even to itself.
public func assertClose<Number: FloatingPoint>(
    _ got: Number?, expected: Number?, accuracy: Number,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let difference = numberDifference(got, expected: expected, accuracy: accuracy)
    report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}

private func numberDifference<Number: FloatingPoint>(
    _ got: Number?, expected: Number?, accuracy: Number
) -> String? {
    if got == expected { return nil }
    if let got, let expected, abs(got - expected) <= accuracy { return nil }
    func text(_ number: Number?) -> String { number.map { "\($0)" } ?? "nil" }
    return "Not within \(accuracy): expected \(text(expected)), got \(text(got))"
}
