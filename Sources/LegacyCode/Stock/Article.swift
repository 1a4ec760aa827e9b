/// Something on the shelf.
public struct Article: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// The unit in which it is measured, such as `kg`.
    public var unit: String
    /// How much is there, in its unit.
    public var amount: Double
    /// How much should be there at least, in its unit.
    public var minimum: Double
    /// What one unit costs.
    public var price: Double
    /// Who sells it to us; empty if nobody is named.
    public var supplier: String

    /// Reads name, unit, amount, minimum, price and, perhaps, supplier, in this order.
    ///
    /// The first five must be there. A number that cannot be read is 0.
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
