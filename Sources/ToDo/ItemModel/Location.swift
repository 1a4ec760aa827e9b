/// A place with a name and, perhaps, a point on the globe.
public struct Location: Sendable {
    /// What a person calls the place.
    public let name: String
    /// Where it is on the globe; nil if nobody knows.
    public let coordinate: Coordinate?
    /// Where a person would go, such as `Main Street 1, Springfield`.
    public let address: String?

    /// Makes a place; without `coordinate` and `address`, only its name is known.
    public init(name: String, coordinate: Coordinate? = nil, address: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
    }
}

extension Location: Equatable {}

extension Location: Codable {}
