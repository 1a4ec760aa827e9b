/// The kiln of the village on one evening. Lengths are in centimetres, and amounts in cents.
struct Kiln {
    static let centsPerSquare = 4
    static let leastCents = 200

    /// In degrees.
    let heat: Int
    let phone: any Phone

    /// The clay shrinks by 12 %.
    func widthAfterFire(of pot: Pot) -> Double {
        pot.width * 0.88
    }

    /// Counted from the top; nil if the pot is too tall.
    func shelf(for pot: Pot) -> Int? {
        switch pot.height {
        case ...10: 1
        case ...25: 2
        case ...40: 3
        default: nil
        }
    }

    /// In square centimetres.
    func ground(of pot: Pot) -> Double {
        pot.width * pot.width
    }

    func price(of pot: Pot) -> Int {
        max(Kiln.leastCents, Int(ground(of: pot) * Double(Kiln.centsPerSquare)))
    }

    /// What hangs at the door, line by line.
    func plan(for pots: [Pot]) -> [String] {
        let places = pots.map { pot in
            let place = shelf(for: pot).map { "shelf \($0)" }
            return "\(pot.owner): \(place ?? "too tall")"
        }
        return ["\(heat) degrees"] + places + ["Gloves, please!"]
    }

    /// Fires the pots, and then calls each potter once.
    func fire(_ pots: [Pot]) throws {
        for pot in pots where pot.heat != heat { throw KilnError.wrongHeat(pot.heat) }
        var left = pots.map(\.owner)
        while let owner = left.first {
            let count = left.count { $0 == owner }
            left.removeAll { $0 == owner }
            let pots = count == 1 ? "pot is" : "\(count) pots are"
            phone.call(owner, words: "Your \(pots) ready")
        }
    }
}

/// Why the kiln stays cold.
enum KilnError: Error, Equatable {
    /// The heat that the pot needs.
    case wrongHeat(Int)
}
