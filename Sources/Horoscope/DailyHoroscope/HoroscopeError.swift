/// Why there is no horoscope.
public enum HoroscopeError: Error, Equatable {
    /// What came is no feed that we can read to its end.
    case unreadable
    /// No horoscope is that long.
    case tooLong
    case noAnswer
    /// Nobody waits for the answer any more.
    case cancelled
    /// An answer without a feed for us.
    case status(Int)
}

extension HoroscopeError {
    /// What a person reads of it.
    public var sentence: String {
        switch self {
        case .unreadable: "The server's answer is no horoscope."
        case .tooLong: "The server's answer is too long for a horoscope."
        case .noAnswer: "Nobody answers."
        case .cancelled: "Nobody waits for it any more."
        case .status(let status): "The server has no horoscope (status \(status))."
        }
    }
}
