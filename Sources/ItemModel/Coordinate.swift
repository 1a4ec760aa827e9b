/// A point on the globe, in degrees: north and east are positive.
public struct Coordinate: Sendable {
    public let latitude: Double
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Coordinate: Codable {}
