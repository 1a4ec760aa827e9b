import FitNessPedometer

/// Answers what the test has chosen.
final class PedometerStub: Pedometer {
    let isAvailable: Bool
    let isDenied: Bool

    init(isAvailable: Bool = true, isDenied: Bool = false) {
        self.isAvailable = isAvailable
        self.isDenied = isDenied
    }

    func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {}

    func stop() {}
}
