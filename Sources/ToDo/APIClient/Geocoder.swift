import ItemModel

/// Finds places by their address, as a phone's system does.
public protocol Geocoder: AnyObject {
    /// Answers once, at once or later, on the thread that asked.
    ///
    /// The answer is places, or what went wrong.
    func geocodeAddressString(
        _ address: String,
        completion: @escaping (_ placemarks: [Placemark]?, _ error: (any Error)?) -> Void)
}

/// A place that a geocoder has found.
public struct Placemark: Sendable {
    /// Where it is on the globe; nil if the geocoder does not know.
    public let coordinate: Coordinate?

    /// Makes a place of its coordinate, if that is known.
    public init(coordinate: Coordinate?) {
        self.coordinate = coordinate
    }
}
