/// A ticker without a clock: somebody turns it by hand.
public final class ManualTicker: Ticker {
    private var ticks: [() -> Void] = []

    /// Makes a ticker that is not started.
    public init() {}

    // NB: As a real one, it ticks twice as often for somebody who starts it twice.
    /// Calls `tick` once for each second that it is turned by.
    public func start(_ tick: @escaping () -> Void) {
        ticks.append(tick)
    }

    /// Forgets all who have started it.
    public func stop() {
        ticks = []
    }

    /// Ticks for so many seconds, at once; they must not be less than 0.
    public func turn(_ seconds: Int = 1) {
        for _ in 0..<seconds {
            for tick in ticks { tick() }
        }
    }
}
