@testable import AudioGuide

/// Shows nothing, and remembers what it was asked to show.
final class DisplaySpy: Display {
    private(set) var presented: Screen?
    private(set) var pushed: Screen?
    private(set) var dismissals = 0

    func present(_ screen: Screen) {
        presented = screen
    }

    func dismiss() {
        dismissals += 1
    }

    func push(_ screen: Screen) {
        pushed = screen
    }
}
