import ItemModel

/// A place as the server sends it. It may not know where that is on the globe.
struct WirePlace: Decodable {
    let name: String
    let address: String?
    let latitude: Double?
    let longitude: Double?

    /// Where it is; nil if the server knows none of it, only half, or what is not on the globe.
    var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return coordinate.isOnTheGlobe ? coordinate : nil
    }
}
