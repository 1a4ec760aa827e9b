import FitNessModel

/// Writes down what it was told to show.
final class ChaseViewSpy: ChaseView {
    private(set) var states: [AppState] = []

    func show(_ state: AppState) {
        states.append(state)
    }
}
