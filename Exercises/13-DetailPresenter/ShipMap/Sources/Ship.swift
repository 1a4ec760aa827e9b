/// A ship, and where it last said that it was.
struct Ship {
    let name: String
    var place: Place?
}

/// A place has a name or a coordinate, or both.
struct Place {
    var name = ""
    var coordinate: Coordinate?
}

/// A point on the globe, in degrees: north and east are positive.
struct Coordinate: Equatable {
    let latitude: Double
    let longitude: Double
}
