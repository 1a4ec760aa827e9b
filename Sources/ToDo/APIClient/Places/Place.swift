import Foundation
import ItemModel

/// A place on the map.
public struct Place: Sendable {
    let key: String
    let coordinate: Coordinate

    /// Makes a place of a name and a point, in degrees: north and east are positive.
    public init(_ name: String, _ latitude: Double, _ longitude: Double) {
        key = folded(name)
        coordinate = Coordinate(latitude: latitude, longitude: longitude)
    }
}

/// What is compared: neither capitals nor accents matter, nor blanks around it.
func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
        .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
}
