/// A value as failures show it: the same on every run.
struct Exhibit {
    private let value: Any

    /// Takes out what an optional or an `AnyHashable` holds.
    init<Value>(_ value: Value) {
        let bare = (value as? AnyHashable)?.base ?? value
        let mirror = Mirror(reflecting: bare)
        let wrapped = mirror.displayStyle == .optional ? mirror.children.first : nil
        self.value = wrapped.map { Exhibit($0.value).value } ?? bare
    }

    var text: String {
        switch Mirror(reflecting: value).displayStyle {
        case .optional: "nil"
        case .collection: list(parts.map(\.text))
        case .set: list(parts.sorted(by: <).map(\.text))
        case .dictionary: parts.isEmpty ? "[:]" : list(entries)
        default: (value as? String)?.debugDescription ?? "\(value)"
        }
    }

    /// What a tired eye sees: `1` and `"1"` look alike.
    var glimpse: String { value as? String ?? text }

    var textAndType: String { "\(text) (\(type(of: value)))" }
}

extension Exhibit {
    /// Numbers by size, then all else by its text.
    static func < (a: Exhibit, b: Exhibit) -> Bool {
        (a.number, a.glimpse, a.textAndType) < (b.number, b.glimpse, b.textAndType)
    }

    private var number: Double {
        switch value {
        case let integer as any BinaryInteger: Double(integer)
        case let fraction as any BinaryFloatingPoint: Double(fraction)
        default: .infinity
        }
    }

    private var parts: [Exhibit] {
        Mirror(reflecting: value).children.map { Exhibit($0.value) }
    }

    private var entries: [String] {
        parts.map(\.parts)
            .sorted { $0.lexicographicallyPrecedes($1, by: <) }
            .map { $0.map(\.text).joined(separator: ": ") }
    }

    private func list(_ texts: [String]) -> String {
        "[\(texts.joined(separator: ", "))]"
    }
}
