/// A point on the globe, in degrees: north and east are positive.
public struct Coordinate: Sendable {
    /// From -90 at the South Pole to 90 at the North Pole.
    public let latitude: Double
    /// From -180 in the west to 180 in the east, with Greenwich at 0.
    public let longitude: Double

    /// Makes a point; whether it is on the globe is not checked here.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinate: Equatable {}

extension Coordinate {
    /// Whether the two are at most a ten-millionth of a degree apart, north and east.
    ///
    /// That is about a centimetre on the ground.
    public func isClose(to other: Coordinate) -> Bool {
        let centimetre = 0.0000001
        return abs(latitude - other.latitude) <= centimetre
            && abs(longitude - other.longitude) <= centimetre
    }
}

extension Coordinate: Codable {
    /// Reads a point; throws if a number is missing, or if it is not on the globe.
    public init(from decoder: any Decoder) throws {
        let file = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            latitude: try file.decode(Double.self, forKey: .latitude),
            longitude: try file.decode(Double.self, forKey: .longitude))
        guard isOnTheGlobe else { throw NotOnTheGlobe() }
    }

    /// Writes both numbers; throws if the point is not on the globe.
    public func encode(to encoder: any Encoder) throws {
        guard isOnTheGlobe else { throw NotOnTheGlobe() }
        var file = encoder.container(keyedBy: CodingKeys.self)
        try file.encode(latitude, forKey: .latitude)
        try file.encode(longitude, forKey: .longitude)
    }

    private enum CodingKeys: CodingKey {
        case latitude, longitude
    }

    /// Whether there is such a point.
    public var isOnTheGlobe: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }
}

private struct NotOnTheGlobe: Error {}
