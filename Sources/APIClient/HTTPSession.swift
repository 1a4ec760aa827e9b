import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Who gets an answer from a server.
public protocol HTTPSession: Sendable {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPSession {
    public func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}
