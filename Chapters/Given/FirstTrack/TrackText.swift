/// Draws the runner on one line of text; the goal is at its right end.
open class TrackText {
    /// The line that was drawn last; empty at first.
    public private(set) var line = ""
    private let columns: Int

    /// Draws lines of so many columns, at least one.
    public init(columns: Int = 40) {
        self.columns = columns
    }

    open func show(runner: Double, nessie: Double) {
        var signs = Array(repeating: Character("·"), count: columns)
        signs[Int(runner * Double(columns))] = "R"
        line = String(signs)
    }
}
