import Foundation
import ItemModel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a server for its items.
public struct APIClient: Sendable {
    private let session: any HTTPSession
    private let server: URL

    /// Asks `server`, through `session`.
    public init(session: any HTTPSession, server: URL) {
        self.session = session
        self.server = server
    }

    /// The items on the server, each with a new id.
    public func toDoItems() async throws(APIError) -> [ToDoItem] {
        let request = URLRequest(url: server.appendingPathComponent("items"))
        let (data, response) = try await answer(to: request)
        guard let response = response as? HTTPURLResponse else { throw .notHTTP }
        guard (200...299).contains(response.statusCode) else {
            throw .status(response.statusCode)
        }
        do {
            return try JSONDecoder().decode([WireItem].self, from: data).map(\.item)
        } catch {
            throw .unexpectedBody(at: place(of: error))
        }
    }

    private func answer(to request: URLRequest) async throws(APIError) -> (Data, URLResponse) {
        do {
            try Task.checkCancellation()
            return try await session.answer(to: request)
        } catch is CancellationError {
            throw .cancelled
        } catch URLError.cancelled {
            throw .cancelled
        } catch {
            throw .noAnswer((error as? URLError)?.code ?? .unknown)
        }
    }
}

/// Where in the body it was, such as `[1].title`; empty for the whole of it.
private func place(of error: any Error) -> String {
    let path =
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
        case .keyNotFound(let key, let context): context.codingPath + [key]
        case .dataCorrupted(let context): context.codingPath
        default: [any CodingKey]()
        }
    return path.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
}
