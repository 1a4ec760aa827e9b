import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A network that is not there: it answers what the test told it, and remembers what it was asked.
public actor HTTPSessionStub: HTTPSession {
    /// The requests that it got, in order.
    public private(set) var requests: [URLRequest] = []
    private let result: Result<(Data, URLResponse), any Error>

    /// Answers every request with this result: returns the answer, or throws the error.
    public init(_ result: Result<(Data, URLResponse), any Error>) {
        self.result = result
    }

    /// Remembers the request, then returns the answer or throws the error that the test gave.
    public func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        requests.append(request)
        return try result.get()
    }
}

extension HTTPSessionStub: FileSendingSession {
    /// Takes the file as the body of the request.
    public func answer(
        to request: URLRequest, sending file: URL
    ) async throws -> (Data, URLResponse) {
        var request = request
        request.httpBody = try Data(contentsOf: file)
        return try await answer(to: request)
    }
}
