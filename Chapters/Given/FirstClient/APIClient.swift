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
    public func toDoItems() async throws -> [ToDoItem] {
        []
    }
}

extension APIClient: CoordinateFinding {
    /// The coordinate of the first place that the server knows and that has one.
    public func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .notFound
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
