import FitNessPedometer

/// Writes down what it was told, and sends what the test wants.
final class PedometerSpy: Pedometer {
    enum Call { case start, stop }

    let isAvailable = true
    let isDenied = false
    var errorAtStart: PedometerError?
    private(set) var calls: [Call] = []
    private var receive: ((Result<Walk, PedometerError>) -> Void)?

    func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {
        calls.append(.start)
        self.receive = receive
        if let errorAtStart { fail(errorAtStart) }
    }

    // NB: It keeps the receiver: a real sensor may send a last walk after it was stopped.
    func stop() {
        calls.append(.stop)
    }

    func send(_ walk: Walk) {
        receive?(.success(walk))
    }

    func fail(_ error: PedometerError) {
        receive?(.failure(error))
    }
}
