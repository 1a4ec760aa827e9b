/// Why we do not know where a parcel is.
enum TrackerError: Error, Equatable {
    /// The server was not reached, or went silent.
    case noAnswer
    /// The server answered with this status, and it is no success.
    case status(Int)
    /// The server has too much to do, and wants to be left alone until this moment.
    case busy(until: Int)
}
