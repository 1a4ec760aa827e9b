import Foundation

/// A flight, as far as the airport knows it.
struct Flight {
    let number: String
    let destination: String
    let departure: Date
    var gate: String?
    /// In minutes. Zero is on time, nil is not known.
    var delay: Int?
}
