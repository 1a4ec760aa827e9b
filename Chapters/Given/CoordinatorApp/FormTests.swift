import Testing
import ToDoDoubles

@MainActor
struct FormTests {
    private let app: App

    init() throws {
        app = try App()
        app.sut.start()
    }

    private func save(_ title: String) throws {
        app.sut.didTapAdd()
        let form = FormDriver(try #require(app.navigator.form))
        try form.enter(title, into: "Title")
        try form.tap("Save")
    }
}
