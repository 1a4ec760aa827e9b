/// What stands in a terminal, line by line.
public struct Picture: Equatable {
    /// From the top; there may be fewer than the screen has rows.
    public var lines: [Line]
    /// Where the next letter would appear; nil if letters are not typed here.
    public var caret: Place?
    /// The line that must stay in sight.
    public var focus = 0

    /// A place on the screen, from 0 at the top and at the left.
    public struct Place: Equatable {
        /// How many rows are above it.
        public var row: Int
        /// How many columns are at its left.
        public var column: Int

        /// A place so far from the top and from the left.
        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// - Parameter caret: where the next letter goes; nil hides it.
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
    /// How a line looks.
    public enum Style { case plain, heading, chosen, faint }

    /// What stands in the line.
    public let text: String
    /// How it looks.
    public let style: Style

    /// A line of text, plain unless said otherwise.
    public init(_ text: String, _ style: Style = .plain) {
        self.text = text.printable
        self.style = style
    }
}
