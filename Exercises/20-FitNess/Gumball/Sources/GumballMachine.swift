/// A gumball machine at a street corner.
final class GumballMachine {
    private(set) var gumballs = 0
    private(set) var coins = 0

    /// A coin falls in, and a gumball comes out.
    func coinFalls() throws {
        try release()
        coins += 1
    }

    /// With the owner's key: a gumball without a coin.
    func release() throws {
        guard gumballs > 0 else { throw Empty() }
        gumballs -= 1
    }

    func fill(_ more: Int) {
        gumballs += more
    }
}

/// There is no gumball left.
struct Empty: Error {}
