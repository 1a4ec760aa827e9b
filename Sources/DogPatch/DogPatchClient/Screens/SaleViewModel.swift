/// A puppy that is for sale, as a person reads it.
public struct SaleViewModel: Equatable, Sendable {
    /// The breed, such as `Beagle`.
    public let breed: String
    /// The age in weeks, such as `9 weeks`.
    public let age: String
    /// The price in euros, such as `€950`, or `free`.
    public let price: String

    /// Writes a listing in the words that a person reads.
    public init(_ listing: SaleListing) {
        breed = listing.breed
        age = listing.weeks == 1 ? "1 week" : "\(listing.weeks) weeks"
        price = listing.price == 0 ? "free" : "€\(listing.price)"
    }
}
