/// A flat that friends rent together. All amounts are in cents.
struct HolidayFlat {
    let perNight: Int

    /// What `nights` cost. A week or longer is a tenth cheaper.
    func rent(for nights: Int) -> Int {
        let full = nights * perNight
        return nights >= 7 ? full - full / 10 : full
    }

    /// Divides a `rent` of 0 or more by the nights that each stays. The longest stay comes first.
    func shares(of rent: Int, by nights: [String: Int]) -> [Share] {
        let all = nights.values.reduce(0, +)
        guard all > 0 else { return [] }
        var shares = nights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { Share(guest: $0.key, cents: rent * $0.value / all) }
        let left = rent - shares.reduce(0) { $0 + $1.cents }
        for index in 0..<left { shares[index].cents += 1 }
        return shares
    }
}

/// What one guest pays.
struct Share: Equatable {
    let guest: String
    var cents: Int
}
