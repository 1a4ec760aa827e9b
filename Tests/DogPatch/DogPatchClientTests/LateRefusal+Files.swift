import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension LateRefusal: FileSendingSession {
    func answer(to request: URLRequest, sending file: URL) async throws -> (Data, URLResponse) {
        try await answer(to: request)
    }
}
