/// Something on the shelf.
public struct Article: Equatable, Sendable {
    public var name: String
    public var unit: String
    public var amount: Double
    public var minimum: Double
    public var price: Double
    public var supplier: String

    public init?(_ p: [String]) {
        guard p.count > 4 else { return nil }
        name = p[0]
        unit = p[1]
        amount = Double(p[2]) ?? 0
        minimum = Double(p[3]) ?? 0
        price = Double(p[4]) ?? 0
        supplier = p.count > 5 ? p[5] : ""
    }

    /// Its six fields as a line of the file, with semicolons between them.
    public var line: String {
        "\(name);\(unit);\(amount);\(minimum);\(price);\(supplier)"
    }

    /// Behind the amount in a list.
    public var mark: String {
        if amount < 0 { return " !!" }
        if amount < minimum { return " !" }
        return ""
    }

    /// What is missing to twice the minimum, in full tens.
    public var toOrder: Double {
        let n = minimum * 2 - amount
        return (n / 10).rounded(.up) * 10
    }

    /// Less than nothing is a debt.
    public var value: Double { cents(amount * price) }
}

/// Rounds to the cent.
private func cents(_ d: Double) -> Double {
    (d * 100).rounded() / 100
}
