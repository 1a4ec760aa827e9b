import Foundation
import HTTP
import InputForm
import ItemModel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a server for places and items.
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
        return try await list(of: WireItem.self, from: request).map(\.item)
    }

    private func list<Entry: Decodable>(
        of entry: Entry.Type, from request: URLRequest
    ) async throws(APIError) -> [Entry] {
        let (data, response) = try await answer(to: request)
        guard let response = response as? HTTPURLResponse else { throw .notHTTP }
        guard (200...299).contains(response.statusCode) else {
            throw .status(response.statusCode)
        }
        if response.statusCode == 204 { return [] }
        do {
            return try JSONDecoder().decode([Entry].self, from: data)
        } catch {
            throw .unexpectedBody(at: place(of: error))
        }
    }

    private func answer(to request: URLRequest) async throws(APIError) -> (Data, URLResponse) {
        do {
            try Task.checkCancellation()
            return try await session.answer(to: request)
        } catch is CancellationError, URLError.cancelled {
            throw .cancelled
        } catch {
            throw .noAnswer((error as? URLError)?.code ?? .unknown)
        }
    }
}

extension APIClient: CoordinateFinding {
    /// The coordinate of the first place that the server knows and that has one.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        let found: [WirePlace]
        do throws(APIError) {
            found = try await list(of: WirePlace.self, from: places(at: address))
        } catch {
            throw error == .cancelled ? .cancelled : .noAnswer
        }
        guard let coordinate = found.lazy.compactMap(\.coordinate).first else { throw .notFound }
        return coordinate
    }

    private func places(at address: String) -> URLRequest {
        let url = server.appendingPathComponent("places")
            .appending(queryItems: [URLQueryItem(name: "address", value: address)])
        // NB: a server reads a plus sign in a query as a space.
        let text = url.absoluteString.replacingOccurrences(of: "+", with: "%2B")
        return URLRequest(url: URL(string: text) ?? url)
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
