/// What stands in a terminal, line by line.
public struct Picture: Equatable {
    public var lines: [Line]
    /// Where the next letter would appear; nil if letters are not typed here.
    public var caret: Place?
    /// The line that must stay in sight.
    public var focus = 0

    public struct Place: Equatable {
        public var row: Int
        public var column: Int

        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    public init(_ lines: [Line], caret: Place? = nil) {
        self.lines = lines
        self.caret = caret
    }

    /// As many lines as there is room for, with the one in focus among them.
    public func cropped(to rows: Int) -> Picture {
        let start = max(0, focus - max(rows, 1) + 1)
        var picture = self
        picture.lines = Array(lines.dropFirst(start).prefix(max(rows, 0)))
        picture.focus -= start
        picture.caret?.row -= start
        return picture
    }
}

/// A line of text, and how it is set off from the others.
public struct Line: Equatable {
    public enum Style { case plain, heading, chosen, faint }

    public let text: String
    public let style: Style

    public init(_ text: String, _ style: Style = .plain) {
        self.text = text.printable
        self.style = style
    }
}
