/// A ticket for one day.
struct Ticket {
    let visitor: String
    /// A moment of the day for which it was bought, in seconds since 1970.
    let time: Double
}
