import APIClient
import InputForm
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RealSessionTests {
    @Test func `a task that is cancelled on the way gets no answer`() async throws {
        let network = try RealNetwork(.silence)
        defer { network.end() }
        let task = Task { try await network.client().coordinate(for: "C+A, Porto") }

        let request = await network.server.requests.first { _ in true }
        task.cancel()

        #expect(request == "GET /places?address=C%2BA,%20Porto HTTP/1.1")
        await #expect(throws: CoordinateError.cancelled) { try await task.value }
    }
}
