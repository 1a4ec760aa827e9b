/// The till of a boat hire, as we have found it.
final class BoatHire {
    private let clock: () -> Int
    private var out: [String: Int] = [:]
    private var takings = 0

    /// The clock tells the minutes since midnight.
    init(clock: @escaping () -> Int) {
        self.clock = clock
    }

    func take(_ boat: String) -> String {
        if out[boat] != nil { return "\(boat) is out" }
        out[boat] = clock()
        return "\(boat), have fun"
    }

    /// The first half hour costs 4 euros, each further one 3, and nobody pays more than 20.
    func bringBack(_ boat: String) -> String {
        guard let since = out.removeValue(forKey: boat) else { return "\(boat) is not ours" }
        let minutes = clock() - since
        // It leaked.
        if minutes < 5 { return "\(boat), 0 euros" }
        var price = min(20, 4 + (minutes - 6) / 30 * 3)
        if boat.hasPrefix("Swan") { price *= 2 }
        takings += price
        return "\(boat), \(price) euros"
    }

    func evening() -> String {
        let report = "\(takings) euros, \(out.count) out"
        takings = 0
        return report
    }
}
