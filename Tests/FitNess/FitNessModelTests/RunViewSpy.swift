import FitNessModel

/// Writes down what it was told to show.
final class RunViewSpy: RunView {
    private(set) var labels: [String] = []

    func showButton(_ label: String) {
        labels.append(label)
    }
    private(set) var timesAsked = 0

    func askForGoal() {
        timesAsked += 1
    }
}
