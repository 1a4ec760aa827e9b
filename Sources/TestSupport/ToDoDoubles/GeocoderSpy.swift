import APIClient

/// Remembers what it was asked, and answers when the test wants it to.
public final class GeocoderSpy: Geocoder {
    /// The addresses that it was asked for, in order.
    public private(set) var addresses: [String] = []
    private var completion: (([Placemark]?, (any Error)?) -> Void)?

    /// Makes a spy that was asked for nothing yet.
    public init() {}

    /// Remembers the address, and waits for `answer`; an earlier question gets no answer then.
    public func geocodeAddressString(
        _ address: String, completion: @escaping ([Placemark]?, (any Error)?) -> Void
    ) {
        addresses.append(address)
        self.completion = completion
    }

    /// Answers the last question, if it has no answer yet.
    public func answer(_ placemarks: [Placemark]?, _ error: (any Error)? = nil) {
        let completion = completion
        self.completion = nil
        completion?(placemarks, error)
    }
}
