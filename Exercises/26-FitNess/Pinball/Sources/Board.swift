/// What the numbers above a pinball table show. A display watches it.
final class Board {
    private(set) var points = 0 {
        didSet { pointsChanged?(points) }
    }
    /// The points of the ghost: the best player ever, who plays along.
    private(set) var ghost = 0
    /// What the player wants to reach; nil if nothing.
    var target: Int?
    var pointsChanged: ((Int) -> Void)?

    func add(_ more: Int) {
        points += more
    }

    func addToGhost(_ more: Int) {
        ghost += more
    }
}
