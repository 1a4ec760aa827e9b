/// A puppy that is for sale, as a person reads it.
public struct SaleViewModel: Equatable, Sendable {
    public let breed: String
    public let age: String
    public let price: String

    public init(_ listing: SaleListing) {
        breed = listing.breed
        age = listing.weeks == 1 ? "1 week" : "\(listing.weeks) weeks"
        price = listing.price == 0 ? "free" : "€\(listing.price)"
    }
}
