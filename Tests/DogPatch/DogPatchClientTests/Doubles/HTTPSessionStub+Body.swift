import Foundation
import HTTPDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URL {
    static let dogs = URL(string: "https://dogs.example")!
}

extension HTTPSessionStub {
    /// A server that gives this answer to everybody.
    init(_ status: Int, _ body: String) {
        let response = HTTPURLResponse(
            url: .dogs, statusCode: status, httpVersion: nil, headerFields: nil)!
        self.init(.success((Data(body.utf8), response)))
    }
}
