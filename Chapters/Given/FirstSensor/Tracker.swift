import FitNessModel
import Observing

/// Listens to the pedometer and to the clock during a run.
public final class Tracker {
    private let model: AppModel
    private let pedometer: any Pedometer
    private let ticker: any Ticker
    private var subscription: (any Subscription)?

    /// Follows the runs of `model` as long as it is kept.
    public init(model: AppModel, pedometer: any Pedometer, ticker: any Ticker) {
        self.model = model
        self.pedometer = pedometer
        self.ticker = ticker
    }
}
