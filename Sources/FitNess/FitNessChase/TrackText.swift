/// Draws the two on one line of text; the goal is at its right end.
public final class TrackText: TrackView {
    public private(set) var line = ""
    private let columns: Int

    public init(columns: Int = 40) {
        self.columns = columns
    }

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
