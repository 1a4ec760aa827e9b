import APIClient
import Foundation
import Testing
import ToDoDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct LoopbackServerTests {
    @Test func `a server that was stopped does not answer any more`() async throws {
        let server = try LoopbackServer(.answer(body: "still here"))
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }

        server.stop()

        let answer = try? await session.answer(to: URLRequest(url: server.url))
        #expect(answer?.0 != Data("still here".utf8))
    }
}
