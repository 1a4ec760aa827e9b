/// A ticker without a clock: somebody turns it by hand.
public final class ManualTicker: Ticker {
    private var ticks: [() -> Void] = []

    public init() {}

    // NB: As a real one, it ticks twice as often for somebody who starts it twice.
    public func start(_ tick: @escaping () -> Void) {
        ticks.append(tick)
    }

    public func stop() {
        ticks = []
    }

    public func turn(_ seconds: Int = 1) {
        for _ in 0..<seconds {
            for tick in ticks { tick() }
        }
    }
}
