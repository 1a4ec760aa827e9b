final class Kite {
    weak var owner: Child?
}

final class Child {
    let kite = Kite()

    init() { kite.owner = self }
}
