/// How much a room takes of anybody, in lights, bytes and seconds.
package struct RoomLimits: Sendable {
    package var lights = 400
    /// Of lights, and of connections; a machine that is the board's own may have all.
    package var perMachine = 4
    /// Bytes in a line.
    package var line = 256
    /// Within what time who connects has to join.
    package var joining = 5.0
    /// After what silence a light counts as lost.
    package var silence = 45.0
    /// For how long a light that is lost stays on the board.
    package var memory = 600.0
    /// Lines a second, and how many at once.
    package var rate = 4.0
    package var burst = 20.0

    package init() {}
}

/// What somebody may still send: so much a second, and some more at once.
package struct Allowance: Sendable {
    private let rate: Double
    private let burst: Double
    private var left: Double
    private var last: Double

    package init(rate: Double, burst: Double, at now: Double) {
        self.rate = rate
        self.burst = burst
        left = burst
        last = now
    }

    /// Takes one.
    ///
    /// - Returns: whether there was one.
    package mutating func take(at now: Double) -> Bool {
        left = min(burst, left + max(0, now - last) * rate)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
