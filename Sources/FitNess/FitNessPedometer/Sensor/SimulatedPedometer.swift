/// A pedometer without a sensor: it walks when it is told to, and with each tick.
public final class SimulatedPedometer: Pedometer {
    public var isAvailable = true
    public var isDenied = false
    private let ticker: any Ticker
    private let stepsPerTick: () -> Int
    private var receive: ((Result<Walk, PedometerError>) -> Void)?

    public init(ticker: any Ticker, stepsPerTick: @escaping () -> Int = { 10 }) {
        self.ticker = ticker
        self.stepsPerTick = stepsPerTick
    }

    public func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {
        self.receive = receive
        ticker.start { [weak self] in self?.tick() }
    }

    public func stop() {
        receive = nil
        ticker.stop()
    }

    public func walk(_ steps: Int) {
        receive?(.success(Walk(steps: steps, metres: 0.75 * Double(steps))))
    }

    private func tick() {
        walk(stepsPerTick())
    }
}
