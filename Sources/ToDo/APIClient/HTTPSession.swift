import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Who gets an answer from a server.
public protocol HTTPSession: Sendable {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse)
    /// Sends the file as the body of the request.
    func answer(to request: URLRequest, sending file: URL) async throws -> (Data, URLResponse)
}

extension HTTPSession {
    public func answer(
        to request: URLRequest, sending file: URL
    ) async throws -> (Data, URLResponse) {
        var request = request
        request.httpBody = try Data(contentsOf: file)
        return try await answer(to: request)
    }
}

extension URLSession: HTTPSession {
    public func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    public func answer(
        to request: URLRequest, sending file: URL
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: file, delegate: nil)
    }
}
