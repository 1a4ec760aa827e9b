/// A point on the globe, in degrees: north and east are positive.
struct Position {
    let latitude: Double
    let longitude: Double
}

/// Where a bird was seen.
struct Place {
    let name: String
    let position: Position?

    init(name: String, position: Position? = nil) {
        self.name = name
        self.position = position
    }
}
