import Foundation

extension Character {
    /// How many columns a terminal gives it.
    public var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    /// How many columns it has by itself; what only marks another sign has none.
    fileprivate var columns: Int {
        switch value {
        case 0x1160...0x11FF: return 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return isMark ? 0 : 2
        default: return isMark ? 0 : 1
        }
    }

    private var isMark: Bool {
        [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory)
    }

    fileprivate var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: self == "\u{200D}" || self == "\u{200C}" || value >= 0xE0000
        default: true
        }
    }
}

extension String {
    /// How many columns a terminal needs for it.
    public var columns: Int {
        reduce(0) { $0 + $1.columns }
    }

    /// As much of it as fits, with an ellipsis if that is not all.
    public func cut(to width: Int) -> String {
        if columns <= width { return self }
        return width < 1 ? "" : start(width - 1) + "…"
    }

    /// Its lines, each broken between words where it is too wide, or within a word that is too wide.
    public func wrapped(to width: Int) -> [String] {
        components(separatedBy: .newlines).flatMap { $0.broken(to: max(width, 2)) }
    }

    /// Without anything that a terminal would take for an order.
    public var printable: String {
        String(map { $0.unicodeScalars.allSatisfy(\.isHarmless) ? $0 : " " })
    }

    private func broken(to width: Int) -> [String] {
        var lines = [""]
        for word in split(separator: " ").map(String.init) {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = word
            } else if line.columns + 1 + word.columns <= width {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(word)
            }
            while let last = lines.last, last.columns > width, last.count > 1 {
                let fitting = last.start(width)
                let start = fitting.isEmpty ? String(last.prefix(1)) : fitting
                lines[lines.count - 1] = start
                lines.append(String(last.dropFirst(start.count)))
            }
        }
        return lines
    }

    private func start(_ width: Int) -> String {
        var rest = width
        return String(
            prefix { character in
                rest -= character.columns
                return rest >= 0
            })
    }
}
