/// Why we do not know where a parcel is.
enum TrackerError: Error, Equatable {
    /// The server was not reached, or went silent.
    case noAnswer
    /// What answered does not speak HTTP.
    case notHTTP
    /// The server answered with this status, and it is no success.
    case status(Int)
    /// It was a success, and the body is not a list of places.
    case unexpectedBody

    /// Whether the same question may be answered in an hour.
    var isWorthAnotherTry: Bool {
        false
    }
}
