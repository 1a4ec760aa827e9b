import Testing

@MainActor
struct AskTests {
    @Test(arguments: ["yes", "no"])
    func `the app asks through the coordinator, also over a form`(answer: String) throws {
        let app = try App()
        app.sut.start()
        app.sut.didTapAdd()
        var seen: [String] = []
        app.navigator.onDismiss = { seen.append("gone") }

        app.sut.ask("Quit all the same?") { seen.append($0 ? "yes" : "no") }
        let question = try #require(app.navigator.question)
        if answer == "yes" { question.didTapYes() } else { question.didTapNo() }

        #expect(question.text == "Quit all the same?")
        #expect(seen == [answer, "gone"])
    }
}
