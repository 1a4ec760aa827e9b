/// How large a terminal is.
public struct Size: Equatable, Sendable {
    /// How many letters of ordinary width fit side by side.
    public var columns: Int
    /// How many lines fit on it.
    public var rows: Int

    /// A screen of so many columns and rows.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// Knows what a terminal shows, and says what to send so that it shows the next picture.
public struct Painter {
    private var shown: Picture?
    private var size: Size?

    /// One for a screen of which nothing is known yet.
    public init() {}

    /// What a terminal is sent so that it shows the picture, after what was painted before.
    public mutating func paint(_ picture: Picture, _ size: Size) -> String {
        if size != self.size { shown = nil }
        if picture == shown { return "" }
        let output = "\u{1B}[?25l" + lines(of: picture, size) + caret(of: picture)
        shown = picture
        self.size = size
        return output
    }

    /// Something else has written to the terminal: everything is painted again.
    public mutating func forget() {
        shown = nil
    }

    private func lines(of picture: Picture, _ size: Size) -> String {
        let old = shown?.lines ?? []
        var output = shown == nil ? "\u{1B}[2J" : ""
        for row in 0..<min(size.rows, max(old.count, picture.lines.count)) {
            let line = row < picture.lines.count ? picture.lines[row] : Line("")
            if row < old.count, old[row] == line { continue }
            output += "\u{1B}[\(row + 1);1H" + line.painted(size.columns)
        }
        return output
    }

    private func caret(of picture: Picture) -> String {
        guard let caret = picture.caret else { return "" }
        return "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h"
    }
}

extension Line {
    fileprivate func painted(_ columns: Int) -> String {
        let text = text.cut(to: columns)
        // NB: At the right edge, to wipe the rest would wipe the last letter.
        let wipe = text.columns < columns ? "\u{1B}[K" : ""
        return styled(text) + wipe
    }

    private func styled(_ text: String) -> String {
        switch style {
        case .plain: text
        case .heading: "\u{1B}[1m\(text)\u{1B}[0m"
        case .chosen: "\u{1B}[7m\(text)\u{1B}[0m"
        case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
        }
    }
}
