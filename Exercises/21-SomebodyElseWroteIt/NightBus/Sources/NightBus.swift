import Foundation

/// The board at the stop of a night bus. All times are minutes after midnight, from 0 to 1439.
struct NightBus {
    /// When the buses leave each night, as somebody has typed it.
    let departures: [Int]
    var cancelled: Set<Int> = []

    /// A line for each of the next three buses.
    func board(at now: Int) -> [String] {
        departures.filter { $0 >= now }
            .sorted()
            .prefix(3)
            .map { line(for: $0, at: now) }
    }

    private func line(for departure: Int, at now: Int) -> String {
        if cancelled.contains(departure) { return "\(clock(departure)) cancelled" }
        let wait = departure - now
        if wait == 0 { return "now" }
        if wait < 60 { return "in \(wait) min" }
        return clock(departure)
    }

    private func clock(_ time: Int) -> String {
        String(format: "%02d:%02d", time / 60, time % 60)
    }
}
