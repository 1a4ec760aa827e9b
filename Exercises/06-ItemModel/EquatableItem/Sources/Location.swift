typealias Coordinate = (latitude: Double, longitude: Double)

struct Location {
    let name: String
    let coordinate: Coordinate?

    init(name: String, coordinate: Coordinate? = nil) {
        self.name = name
        self.coordinate = coordinate
    }
}
