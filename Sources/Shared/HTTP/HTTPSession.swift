import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Who gets an answer from a server.
public protocol HTTPSession: Sendable {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPSession {
    /// Sends the request, and returns the answer; throws if none comes.
    public func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}

/// Who can send a file, too, without having all of it in memory.
public protocol FileSendingSession: HTTPSession {
    /// Sends the file as the body of the request.
    func answer(to request: URLRequest, sending file: URL) async throws -> (Data, URLResponse)
}

extension URLSession: FileSendingSession {
    /// Sends the file as the body of the request, and returns the answer.
    public func answer(
        to request: URLRequest, sending file: URL
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: file, delegate: nil)
    }
}
