import Dispatch
import FitNessPedometer

/// A real ticker, in a hurry: each of its seconds takes five milliseconds.
final class TimerTicker: Ticker {
    private var timers: [any DispatchSourceTimer] = []

    func start(_ tick: @escaping () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler(handler: tick)
        timer.schedule(deadline: .now(), repeating: .milliseconds(5))
        timer.resume()
        timers.append(timer)
    }

    func stop() {
        for timer in timers { timer.cancel() }
        timers = []
    }
}
