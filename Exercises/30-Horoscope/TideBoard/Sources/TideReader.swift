/// Reads the tides that the harbour office sends.
final class TideReader {
    private var tides: [Tide] = []
    private var day = ""
    private var isSpring = false

    /// The tides in `text`, in its order.
    func read(_ text: String) -> [Tide] {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let rest = words.dropFirst().joined(separator: " ")
            switch words.first {
            case "day": day = rest
            case "spring": isSpring = true
            case "high": add(.high, at: rest)
            case "low": add(.low, at: rest)
            default: break
            }
        }
        return tides
    }

    private func add(_ kind: Tide.Kind, at time: String) {
        if day.isEmpty { return }
        tides.append(Tide(day: day, kind: kind, time: time, isSpring: isSpring))
    }
}
