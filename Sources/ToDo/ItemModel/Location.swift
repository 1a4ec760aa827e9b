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

extension Location: Equatable {
    /// Whether the words are the same, and the coordinates too, to about a centimetre.
    public static func == (one: Location, other: Location) -> Bool {
        guard one.name == other.name, one.address == other.address else { return false }
        switch (one.coordinate, other.coordinate) {
        case (nil, nil): return true
        case (let one?, let other?):
            return isClose(one.latitude, other.latitude) && isClose(one.longitude, other.longitude)
        default: return false
        }
    }

    private static func isClose(_ one: Double, _ other: Double) -> Bool {
        let centimetre = 0.0000001
        return abs(one - other) <= centimetre
    }
}

extension Location: Codable {}
