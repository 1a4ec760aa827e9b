import FitNessChase

/// Writes down where the runner is, and then draws as the real one does.
final class TrackPartialMock: TrackText {
    private(set) var runners: [Double] = []
}
