import Testing

struct StartTests {
    @Test func `however often the app starts, there is one list`() throws {
        let app = try App()

        app.sut.start()
        app.sut.start()

        #expect(app.navigator.calls == [.setRoot, .setRoot])
        #expect(app.navigator.list != nil)
    }
}
