/// How much a room takes of anybody, in lights, bytes and seconds.
struct RoomLimits: Sendable {
    var lights = 400
    /// Of lights; a machine that is the board's own may have all.
    var perMachine = 4
    /// How many more may connect from a machine, to be told that they are too many.
    var tooMany = 4
    var line = 256
    /// Within what time who connects has to join.
    var joining = 5.0
    /// After what silence a light counts as lost.
    var silence = 45.0
    /// For how long a light that is lost stays on the board.
    var memory = 600.0
    /// Lines a second, and how many at once.
    var rate = 4.0
    var burst = 20.0

    init() {}
}

/// What somebody may still send: so much a second, and some more at once.
struct Allowance: Sendable {
    private let rate: Double
    private let burst: Double
    private var left: Double
    private var last: Double

    init(rate: Double, burst: Double, at now: Double) {
        self.rate = rate
        self.burst = burst
        left = burst
        last = now
    }

    /// Takes one.
    ///
    /// - Returns: whether there was one.
    mutating func take(at now: Double) -> Bool {
        left = min(burst, left + max(0, now - last) * rate)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
