/// A cart full of flowers, a street sweeper behind it, and a bell that warns.
final class FlowerCart {
    private let bell: (Warning) -> Void

    init(bell: @escaping (Warning) -> Void) {
        self.bell = bell
    }

    /// Takes note of how far both have come from the yard, in metres.
    func report(cart: Int, sweeper: Int) {}

    /// Forgets all that was yesterday.
    func newMorning() {}
}

/// What the bell means: cover the flowers, or pull aside.
enum Warning {
    case cover, aside
}
