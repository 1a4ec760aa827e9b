/// The name that a person has chosen for a room's board: short, on one line, and only what can be seen.
struct RoomName: Hashable, Sendable {
    let text: String

    /// How long a name may be.
    static let characters = 24
    static let bytes = 96

    /// Leaves out what a screen would not simply show, and cuts what is too long.
    ///
    /// - Returns: nil if nothing is left.
    init?(_ raw: String) {
        var text = ""
        var marks = 0
        // A name of any length costs no more than a long one.
        for scalar in raw.unicodeScalars.prefix(4 * Self.bytes) {
            let isMark = [.nonspacingMark, .enclosingMark].contains(
                scalar.properties.generalCategory)
            marks = isMark ? marks + 1 : 0
            guard scalar.isSeen, marks <= 2 else { continue }
            text.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
        }
        text = text.split(separator: " ").joined(separator: " ")
        text = String(text.prefix(Self.characters))
        while text.utf8.count > Self.bytes { text.removeLast() }
        while text.last == " " { text.removeLast() }
        if text.isEmpty { return nil }
        self.text = text
    }
}

extension RoomName {
    /// The name, with the first number behind it that makes it none of the others.
    func numbered(besides others: Set<String>) -> String {
        var (shown, number) = (text, 1)
        while others.contains(shown) {
            number += 1
            shown = "\(text) \(number)"
        }
        return shown
    }
}

extension Unicode.Scalar {
    /// Whether it shows as itself, or as a space between words.
    fileprivate var isSeen: Bool {
        if properties.isWhitespace { return true }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }
}
