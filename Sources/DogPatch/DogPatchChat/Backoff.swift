/// How long to wait until a broken line is tried again.
public struct Backoff: Equatable, Sendable {
    private var seconds = 1

    /// Begins with the shortest wait.
    public init() {}

    /// How many seconds to wait now.
    public mutating func next() -> Int {
        defer { seconds = min(2 * seconds, 30) }
        return seconds
    }

    /// The line has been open.
    public mutating func reset() { seconds = 1 }
}
