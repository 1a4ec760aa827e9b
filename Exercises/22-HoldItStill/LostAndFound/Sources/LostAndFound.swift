import Foundation

/// The number on the last label.
nonisolated(unsafe) var lastNumber = 0

/// What time it is.
nonisolated(unsafe) var clock: () -> Date = { Date() }

/// A shelf in the lost property office of a station, as we have found it.
final class Shelf {
    private var things: [Int: (what: String, since: Date)] = [:]

    /// Puts a thing on the shelf, and says what stands on its label.
    func take(_ what: String) -> String {
        lastNumber += 1
        things[lastNumber] = (what, clock())
        let day = DateFormatter()
        day.dateFormat = "d.M."
        let user = ProcessInfo.processInfo.environment["USER"] ?? "nobody"
        return "No. \(lastNumber) · \(what) · \(day.string(from: clock())) · \(user)"
    }

    /// The first week is free. Then each week that has begun costs a euro, up to 10.
    func giveBack(_ number: Int) -> String {
        guard let thing = things.removeValue(forKey: number) else {
            return "No. \(number) is not here"
        }
        let days = days(since: thing.since)
        let fee = min(10, (days - 1) / 7)
        return "\(thing.what), \(fee) euros"
    }

    /// What nobody has asked for in 30 days.
    func auction() -> [String] {
        things.filter { days(since: $0.value.since) >= 28 }
            .map { "\($0.key) \($0.value.what)" }
    }

    private func days(since day: Date) -> Int {
        Int(clock().timeIntervalSince(day) / 86_400)
    }
}
