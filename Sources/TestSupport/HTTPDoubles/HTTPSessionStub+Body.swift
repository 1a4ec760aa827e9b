import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPSessionStub {
    /// A server that gives this answer to everybody.
    public init(_ status: Int, _ body: String) {
        let response = HTTPURLResponse(
            url: URL(string: "https://server.example")!, statusCode: status, httpVersion: nil,
            headerFields: nil)!
        self.init(.success((Data(body.utf8), response)))
    }
}
