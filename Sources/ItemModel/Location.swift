/// A place with a name and, perhaps, a point on the globe.
public struct Location {
    public let name: String
    public let coordinate: Coordinate?

    public init(name: String, coordinate: Coordinate? = nil) {
        self.name = name
        self.coordinate = coordinate
    }
}

extension Location: Equatable {
    /// Whether the names are the same, and the coordinates too, to about a centimetre.
    public static func == (one: Location, other: Location) -> Bool {
        guard one.name == other.name else { return false }
        switch (one.coordinate, other.coordinate) {
        case (nil, nil): return true
        case (let one?, let other?):
            return abs(one.latitude - other.latitude) <= 0.0000001
                && abs(one.longitude - other.longitude) <= 0.0000001
        default: return false
        }
    }
}
