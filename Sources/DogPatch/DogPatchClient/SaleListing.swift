/// A puppy that is for sale, as the server tells it.
public struct SaleListing: Decodable, Equatable, Sendable {
    public let id: String
    public let breed: String
    /// Its age.
    public let weeks: UInt
    /// In euros.
    public let price: UInt

    public init(id: String, breed: String, weeks: UInt, price: UInt) {
        self.id = id
        self.breed = breed
        self.weeks = weeks
        self.price = price
    }
}
