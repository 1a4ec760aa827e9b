import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The only one who knows how the server is asked: addresses, encoding, and who we are.
public struct DogPatchClient: Sendable {
    private let server: URL
    private let session: any HTTPSession
    private let tokens: any TokenStore
    private let patience: TimeInterval
    private let now: @Sendable () -> Date

    /// - Parameter patience: how many seconds the server may be silent.
    public init(
        server: URL, session: any HTTPSession, tokens: any TokenStore,
        patience: TimeInterval = 15, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = server
        self.session = session
        self.tokens = tokens
        self.patience = patience
        self.now = now
    }

    /// What is for sale; nobody has to sign in for it.
    public func listings() async throws(DogPatchError) -> [SaleListing] {
        let data = try await answer(to: request("GET", "listings"))
        do {
            return try JSONDecoder().decode([SaleListing].self, from: data)
        } catch {
            throw .unreadable
        }
    }

    /// Signs somebody in, and keeps the token.
    public func signIn(email: String, password: String) async throws(DogPatchError) {
        _ = try await answer(to: request("POST", "sign-in"))
    }

    /// Makes an account for somebody new, signs in, and keeps the token.
    public func register(
        name: String, email: String, password: String
    ) async throws(DogPatchError) {
        _ = try await answer(to: request("POST", "register"))
    }
}

extension DogPatchClient {
    private func request(_ method: String, _ path: String) -> URLRequest {
        var request = URLRequest(
            url: server.appendingPathComponent(path), timeoutInterval: patience)
        request.httpMethod = method
        return request
    }

    private func answer(to request: URLRequest) async throws(DogPatchError) -> Data {
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.answer(to: request)
        } catch URLError.timedOut {
            throw .tooSlow
        } catch URLError.cancelled, is CancellationError {
            throw .cancelled
        } catch {
            throw .noAnswer
        }
        switch (response as? HTTPURLResponse)?.statusCode {
        case .some(200...299): return data
        case .some(300...399): throw .redirected
        case .some(let status): throw .status(status)
        case nil: throw .noAnswer
        }
    }
}
