/// A tower of pancakes on a fair, and a crowd that cheers.
final class PancakeTower {
    private let goal: Int?
    private let crowd: (Cheer) -> Void
    private var height = 0

    init(goal: Int?, crowd: @escaping (Cheer) -> Void) {
        self.goal = goal
        self.crowd = crowd
    }

    func stack(_ pancakes: Int) {
        height += pancakes
    }

    /// It falls, down to the plate.
    func topple() {
        height = 0
    }
}

/// What the crowd shouts.
enum Cheer {
    case half, nearly, record
}
