/// A point on the globe, in degrees: north and east are positive.
public typealias Coordinate = (latitude: Double, longitude: Double)
