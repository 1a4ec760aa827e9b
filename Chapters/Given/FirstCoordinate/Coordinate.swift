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
