/// A pedometer without a sensor: it walks when it is told to, and with each tick.
public final class SimulatedPedometer: Pedometer {
    /// Whether it can count; whoever simulates it may change that.
    public var isAvailable = true
    /// Whether its owner has forbidden us to ask it; whoever simulates it may change that.
    public var isDenied = false
    private let ticker: any Ticker
    private let stepsPerTick: () -> Int
    private var receive: ((Result<Walk, PedometerError>) -> Void)?

    /// Asks `stepsPerTick` at each tick how many steps to walk, between start and stop.
    public init(ticker: any Ticker, stepsPerTick: @escaping () -> Int = { 10 }) {
        self.ticker = ticker
        self.stepsPerTick = stepsPerTick
    }

    /// Hands over what is walked from now on, and starts the ticker.
    public func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {
        self.receive = receive
        ticker.start { [weak self] in self?.tick() }
    }

    /// Hands over nothing any more, and stops the ticker.
    public func stop() {
        receive = nil
        ticker.stop()
    }

    /// Walks so many steps of 0.75 metres; nothing happens unless it is started.
    public func walk(_ steps: Int) {
        receive?(.success(Walk(steps: steps, metres: 0.75 * Double(steps))))
    }

    private func tick() {
        walk(stepsPerTick())
    }
}
