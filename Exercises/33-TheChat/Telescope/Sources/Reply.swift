/// Where a telescope looks, in whole degrees.
struct Direction: Equatable {
    /// 0 is north, 90 is east.
    let azimuth: Int
    /// 0 is the horizon, 90 is straight up.
    let altitude: Int
}

/// Why a telescope does not look where it should.
enum ReplyError: Error, Equatable {
    /// What came is no reply.
    case garbled
    /// It answers the order with this number, which is not ours.
    case other(Int)
    /// It has something else to do, for so many seconds.
    case busy(Int)
    case clouds
    /// The mountain stands in the way.
    case blocked
}
