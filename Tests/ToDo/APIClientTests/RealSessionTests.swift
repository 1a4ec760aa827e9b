import APIClient
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RealSessionTests {
    @Test func `a task that is cancelled on the way gets no answer`() async throws {
        let network = try RealNetwork(.silence)
        defer { network.end() }
        let task = Task { try await network.client().toDoItems() }

        let request = await network.server.requests.first { _ in true }
        task.cancel()

        #expect(request == "GET /items HTTP/1.1")
        await #expect(throws: APIError.cancelled) { try await task.value }
    }
}
