import FitNessChase

/// Writes down where the two are.
final class TrackViewSpy: TrackView {
    private(set) var runners: [Double] = []
    private(set) var nessies: [Double] = []

    func show(runner: Double, nessie: Double) {
        runners.append(runner)
        nessies.append(nessie)
    }
}
