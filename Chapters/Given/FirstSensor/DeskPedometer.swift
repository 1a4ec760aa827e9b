import FitNessPedometer

/// Stands in for a phone's sensor: it wakes up slowly, and does not tell when it is awake.
final class DeskPedometer: Pedometer {
    let isAvailable = true
    let isDenied = false
    private var wakesUp: ContinuousClock.Instant?
    var isCounting: Bool { wakesUp.map { $0 <= .now } ?? false }

    func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {
        wakesUp = .now + .milliseconds(300)
    }

    func stop() {
        wakesUp = nil
    }
}
