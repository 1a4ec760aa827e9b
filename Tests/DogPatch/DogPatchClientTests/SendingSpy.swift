import Foundation
import HTTP
import HTTPDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Remembers which file it has sent, and who could read it then.
actor SendingSpy: FileSendingSession {
    private(set) var sent: (file: URL, permissions: Int?)?
    private let stub: HTTPSessionStub

    init(_ status: Int) { stub = HTTPSessionStub(status, "") }

    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        try await stub.answer(to: request)
    }

    func answer(
        to request: URLRequest, sending file: URL
    ) async throws -> (Data, URLResponse) {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        sent = (file, attributes[.posixPermissions] as? Int)
        return try await stub.answer(to: request)
    }
}
