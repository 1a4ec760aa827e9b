import Testing

@testable import Short

@MainActor
struct TeapotTests {
    @Test func `tea is ready when the time is over`() async throws {
        let teapot = Teapot { _ in try? await Task.sleep(for: .milliseconds(5)) }

        teapot.brew(minutes: 4)
        try await Task.sleep(for: .milliseconds(50))

        #expect(teapot.sign == "Tea is ready")
    }
}
