import Foundation
import Testing

@testable import ParcelTracker

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ParcelTrackerTests {
    private let url = URL(string: "http://post.example/parcels")!

    /// A post office that answers with this status, and with this text as the body.
    private func office(_ status: Int, _ body: String = "") -> PostOfficeStub {
        let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
        return PostOfficeStub(.success((Data(body.utf8), response)))
    }
}
