/// Colours, where the terminal has them.
struct Style {
    let hasColour: Bool

    enum Background: String {
        case red = "41;97"
        case green = "42;30"
        case blue = "44;97"
        case yellow = "43;30"
        case grey = "100;97"
    }

    func red(_ text: String) -> String { paint(text, "31") }
    func green(_ text: String) -> String { paint(text, "32") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func filled(_ text: String, _ colour: Background) -> String {
        paint(text, "1;" + colour.rawValue)
    }
    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }

    private func paint(_ text: String, _ code: String) -> String {
        hasColour ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}

extension String {
    /// This text, filled up with spaces at its end.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// This text, filled up with spaces at its start.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

extension Character {
    /// How many columns of a terminal it takes: one, or two for wide signs such as 漢 and 🟢.
    var columns: Int {
        guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
        let isEmoji =
            scalar.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
        return isEmoji || Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// Where Unicode has letters of East Asia that are as wide as they are high.
    ///
    /// Source: https://www.unicode.org/Public/UCD/latest/ucd/EastAsianWidth.txt
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// How many columns of a terminal it takes.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// As much of its beginning as fits into so many columns; at least one character.
    func fitting(_ width: Int) -> SubSequence {
        var columns = 0
        let end = indices.first { index in
            columns += self[index].columns
            return columns > width
        }
        return self[
            ..<Swift.max(
                end ?? endIndex, index(startIndex, offsetBy: 1, limitedBy: endIndex) ?? endIndex)]
    }
}

extension String {
    /// This line, or what of it fits.
    func cut(to width: Int) -> String {
        columns <= width ? self : fitting(max(1, width - 1)) + "…"
    }

    /// This line in pieces that fit, broken at spaces where there are some.
    ///
    /// A line that does not fit loses its colours.
    func wrapped(to width: Int) -> [String] {
        let width = max(1, width)
        var rest = replacing(/\u{1b}\[[0-9;]*m/, with: "")[...]
        guard rest.columns > width else { return [self] }
        var pieces: [Substring] = []
        while rest.columns > width {
            let whole = rest.fitting(width)
            let isAtSpace = whole.endIndex < rest.endIndex && rest[whole.endIndex] == " "
            let space = whole.drop { $0 == " " }.lastIndex(of: " ")
            let end = isAtSpace ? whole.endIndex : space ?? whole.endIndex
            pieces.append(rest[..<end])
            rest = rest[end...].trimmingPrefix(" ")
        }
        return (rest.isEmpty ? pieces : pieces + [rest]).map(String.init)
    }
}
