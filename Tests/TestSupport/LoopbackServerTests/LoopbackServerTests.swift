import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct LoopbackServerTests {
    @Test func `a server that was stopped does not answer any more`() async throws {
        let server = try LoopbackServer(.answer(body: "still here"))
        #expect(await answer(at: server.url) == "still here")

        server.stop()

        let text = await answer(at: server.url)
        #expect(text != "still here")
    }

    @Test func `a server that nobody keeps does not answer any more`() async throws {
        let url = try LoopbackServer(.answer(body: "still here")).url

        let text = await answer(at: url)

        #expect(text != "still here")
    }

    @Test func `it answers whatever proxy the network has`() async {
        await #expect(processExitsWith: .success) {
            setenv("http_proxy", "http://127.0.0.1:9", 1)
            let server = try LoopbackServer(.answer(body: "still here"))

            let (data, _) = try await URLSession(configuration: .ephemeral).data(from: server.url)

            #expect(String(decoding: data, as: UTF8.self) == "still here")
        }
    }

    private func answer(at url: URL) async -> String? {
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }
        let answer = try? await session.data(from: url)
        return answer.map { String(decoding: $0.0, as: UTF8.self) }
    }
}
