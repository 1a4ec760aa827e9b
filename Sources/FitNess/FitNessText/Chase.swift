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

    /// Lets happen what belongs to the seconds that have gone by.
    public func tick() {
        for _ in 0..<seconds.passed(now: now()) { second() }
    }

    /// Lets time go by, and passes the key on.
    public func press(_ key: Key) {
        tick()
        app.press(key)
    }

    /// What the app shows.
    public func picture(_ size: Size) -> Picture { app.picture(size) }
    /// Ends the app; nothing has to be kept.
    public func end() -> String? { app.end() }
    /// Nothing can go wrong at its end.
    public var trouble: String? { nil }
    /// Whether the person has ended it.
    public var isFinished: Bool { app.isFinished }
    /// Whether the end of a pasted text does not come.
    // NB: A pasted goal is short: nobody waits for its end.
    public var isPasteOpen = false
}
