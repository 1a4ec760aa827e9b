import InputForm
import ItemModel
import Store

/// Finds out where an address is, by asking a geocoder.
public final class AddressFinder: CoordinateFinding {
    private let geocoder: any Geocoder

    /// Asks `geocoder` for each address.
    public init(geocoder: any Geocoder) {
        self.geocoder = geocoder
    }

    /// Answers with the first coordinate that the geocoder finds, or with why there is none.
    public func coordinate(
        for address: String,
        completion: @escaping (Result<Coordinate, CoordinateError>) -> Void
    ) -> any Subscription {
        let lookUp = LookUp(completion)
        geocoder.geocodeAddressString(address) { [weak lookUp] placemarks, error in
            lookUp?.answer(placemarks, error)
        }
        return lookUp
    }
}

/// A question to the geocoder that can be taken back.
private final class LookUp: Subscription {
    private var completion: ((Result<Coordinate, CoordinateError>) -> Void)?

    init(_ completion: @escaping (Result<Coordinate, CoordinateError>) -> Void) {
        self.completion = completion
    }

    func cancel() {
        completion = nil
    }

    func answer(_ placemarks: [Placemark]?, _ error: (any Error)?) {
        let coordinate = placemarks?.lazy.compactMap(\.coordinate).first
        completion?(
            coordinate.map(Result.success) ?? .failure(error == nil ? .notFound : .noAnswer))
    }
}
