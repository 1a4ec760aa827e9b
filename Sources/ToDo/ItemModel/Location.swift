/// A place with a name and, perhaps, a point on the globe.
public struct Location: Sendable {
    public let name: String
    public let coordinate: Coordinate?
    /// Where a person would go, such as `Main Street 1, Springfield`.
    public let address: String?

    public init(name: String, coordinate: Coordinate? = nil, address: String? = nil) {
        self.name = name
        self.coordinate = coordinate
        self.address = address
    }
}

extension Location: Equatable {}

extension Location: Codable {}
