import Foundation
import HTTP
import HTTPDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Says 401 to everybody, and lets something happen before.
struct LateRefusal: HTTPSession {
    let meanwhile: @Sendable () async -> Void

    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        await meanwhile()
        return try await HTTPSessionStub(401, "").answer(to: request)
    }
}
