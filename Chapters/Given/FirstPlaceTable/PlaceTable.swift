import InputForm
import ItemModel

/// Finds places without a network, if it knows them by their name.
public struct PlaceTable: CoordinateFinding {
    private let places: [Place]

    /// Knows these places, and no others.
    public init(_ places: [Place] = Place.all) {
        self.places = places
    }

    /// Answers at once: with the first place that fits, or that there is none.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        guard let place = find(folded(address)).first else { throw .notFound }
        return place.coordinate
    }

    /// The place of this name, then those that begin with it.
    private func find(_ wanted: String) -> [Place] {
        guard wanted.count >= 3 else { return [] }
        let found = places.filter { $0.key.hasPrefix(wanted) }
        return found.filter { $0.key == wanted } + found
    }
}
