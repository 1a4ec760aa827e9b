/// Something on the shelf.
public class Article {
    /// What it is called.
    public var name = ""
    /// The unit in which it is measured, such as `kg`.
    public var unit = ""
    /// How much is there, in its unit.
    public var amount = 0.0
    /// How much should be there at least, in its unit.
    public var minimum = 0.0
    /// What one unit costs.
    public var price = 0.0
    /// Who sells it to us; empty if nobody is named.
    public var supplier = ""

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
}
