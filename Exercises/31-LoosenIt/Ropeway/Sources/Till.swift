/// The till of a ropeway. It has grown for twenty years.
final class Till {
    private(set) var takings = 0

    /// A ticket for riders of these ages, on a day such as 2027-05-01. Prices are in euros.
    func sell(to ages: [Int], on day: String) -> String {
        var prices: [Int] = []
        for age in ages {
            if age < 6 {
                prices.append(0)
            } else if age < 16 {
                prices.append(9)
            } else if age < 65 {
                prices.append(day.hasSuffix("-12-24") ? 9 : 18)
            } else {
                prices.append(15)
            }
        }
        let total = prices.reduce(0, +)
        takings += total
        return prices.map(String.init).joined(separator: " + ") + " = \(total)"
    }
}
