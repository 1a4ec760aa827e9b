/// Draws the two on one line of text; the goal is at its right end.
public final class TrackText: TrackView {
    /// The line that was drawn last; empty at first.
    public private(set) var line = ""
    private let columns: Int

    /// Draws lines of so many columns, at least one.
    public init(columns: Int = 40) {
        self.columns = columns
    }

    /// Draws a new line: `R` is the runner, `N` is Nessie. In the same column, only `R` is seen.
    public func show(runner: Double, nessie: Double) {
        var signs = Array(repeating: Character("·"), count: columns)
        signs[column(runner * nessie)] = "N"
        signs[column(runner)] = "R"
        line = String(signs)
    }

    private func column(_ share: Double) -> Int {
        min(Int(share * Double(columns)), columns - 1)
    }
}
