import Testing

@MainActor
struct StartTests {
    @Test func `each start puts a list at the root, and nothing on top of it`() throws {
        let app = try App()

        app.sut.start()
        app.sut.start()

        #expect(app.navigator.calls == [.setRoot, .setRoot])
        #expect(app.navigator.list != nil)
    }
}
