/// A pinball table.
final class Pinball {
    enum State { case ready, playing, lost }

    private(set) var board = Board()
    private(set) var state = State.ready {
        didSet { stateChanged?(state) }
    }
    var stateChanged: ((State) -> Void)?
    /// The bell that rings once when there are 100 points.
    var bell: () -> Void = {}
    private var hasRung = false

    func start() {
        if state == .ready { state = .playing }
    }

    func hit(_ points: Int) {
        guard state == .playing else { return }
        board.add(points)
        if board.points >= 100 && !hasRung {
            hasRung = true
            bell()
        }
    }

    func loseBall() {
        if state == .playing { state = .lost }
    }

    /// Everything from the beginning.
    func newGame() {}
}
