/// A puppy that is for sale, as the server tells it.
public struct SaleListing: Decodable, Equatable, Sendable {
    /// What the server calls this puppy.
    public let id: String
    /// The breed, such as `Beagle`.
    public let breed: String
    /// Its age.
    public let weeks: UInt
    /// In euros.
    public let price: UInt

    /// Makes a listing; the price is in euros.
    public init(id: String, breed: String, weeks: UInt, price: UInt) {
        self.id = id
        self.breed = breed
        self.weeks = weeks
        self.price = price
    }
}
