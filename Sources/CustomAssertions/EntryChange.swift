/// How one entry of two dictionaries differs.
public enum EntryChange<Value: Equatable>: Equatable {
    /// It is expected and not there.
    case missing(expected: Value)
    /// It is there and not expected.
    case surplus(got: Value)
    /// It is there with another value.
    case changed(expected: Value, got: Value)

    init?(expected: Value?, got: Value?) {
        switch (expected, got) {
        case (let expected?, nil): self = .missing(expected: expected)
        case (nil, let got?): self = .surplus(got: got)
        case (let expected?, let got?) where expected != got:
            self = .changed(expected: expected, got: got)
        default: return nil
        }
    }
}

extension EntryChange: CustomStringConvertible {
    /// What goes behind the key, and the values below it.
    public var description: String {
        switch self {
        case .missing(let expected):
            "is missing\n    expected: \(Exhibit(expected).text)"
        case .surplus(let got):
            "is surplus\n    got:      \(Exhibit(got).text)"
        case .changed(let expected, let got):
            "differs\n\(Contrast(expected: expected, got: got))".replacing("\n", with: "\n    ")
        }
    }
}
