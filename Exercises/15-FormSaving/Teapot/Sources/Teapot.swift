@MainActor
final class Teapot {
    private(set) var sign = "Empty"
    /// Returns when so many seconds are over.
    private let wait: (_ seconds: Int) async -> Void

    init(wait: @escaping (_ seconds: Int) async -> Void) {
        self.wait = wait
    }

    /// Starts to brew, and returns the task that waits.
    @discardableResult
    func brew(minutes: Int) -> Task<Void, Never> {
        sign = "Brewing"
        return Task {
            await wait(minutes * 60)
            sign = "Tea is ready"
        }
    }
}
