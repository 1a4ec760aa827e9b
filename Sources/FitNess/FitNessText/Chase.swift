import Terminal
import TerminalText

/// The app, with a clock: whatever happens, the time that has gone by comes first.
public final class Chase: TerminalApp {
    private let app: FitNessApp
    private let second: () -> Void
    private let now: () -> Double
    private var seconds: Seconds

    /// - Parameters:
    ///   - now: a clock, in seconds.
    ///   - second: what happens in each of them.
    public init(
        _ app: FitNessApp, now: @escaping () -> Double, second: @escaping () -> Void
    ) {
        self.app = app
        self.second = second
        self.now = now
        seconds = Seconds(now: now())
    }

    public func tick() {
        for _ in 0..<seconds.passed(now: now()) { second() }
    }

    public func press(_ key: Key) {
        tick()
        app.press(key)
    }

    public func picture(_ size: Size) -> Picture { app.picture(size) }
    public func end() -> String? { app.end() }
    public var trouble: String? { nil }
    public var isFinished: Bool { app.isFinished }
    // NB: A pasted goal is short: nobody waits for its end.
    public var isPasteOpen = false
}
