import Terminal
import TerminalText

/// The app, with a clock: whatever happens, the time that has gone by comes first.
public final class Chase: TerminalApp {
    private let app: FitNessApp
    private let shore: Shore
    private let now: () -> Double
    private var seconds: Seconds

    /// - Parameter now: a clock, in seconds.
    public init(_ app: FitNessApp, on shore: Shore, now: @escaping () -> Double) {
        self.app = app
        self.shore = shore
        self.now = now
        seconds = Seconds(now: now())
    }

    public func tick() {
        for _ in 0..<seconds.passed(now: now()) { shore.second() }
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
