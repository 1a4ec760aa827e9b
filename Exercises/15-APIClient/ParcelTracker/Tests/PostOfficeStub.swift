import Foundation

@testable import ParcelTracker

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server that is not there: it answers what the test told it, and remembers what it was asked.
actor PostOfficeStub: PostOffice {
    private(set) var parcels: [String] = []
    private let result: Result<(Data, URLResponse), any Error>

    init(_ result: Result<(Data, URLResponse), any Error>) {
        self.result = result
    }

    func answer(about parcel: String) throws -> (Data, URLResponse) {
        parcels.append(parcel)
        return try result.get()
    }
}
