/// When the water is highest or lowest.
struct Tide: Equatable {
    enum Kind: String { case high, low }

    let day: String
    let kind: Kind
    let time: String
    let isSpring: Bool

    /// What stands on the board, such as "Monday 04:12 high, spring tide".
    var row: String { "\(day) \(time) \(kind.rawValue)" + (isSpring ? ", spring tide" : "") }
}
