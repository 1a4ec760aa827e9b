import ItemModel
import Testing

@MainActor
struct DeleteAllTests {
    private let app: App
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum", done: true)

    init() throws {
        app = try App()
        app.store.add(milk)
        app.store.add(mum)
        app.sut.start()
    }

    @Test func `before everything is deleted, she is asked`() throws {
        app.sut.didTapDeleteAll()

        let question = try #require(app.navigator.question)
        #expect(question.text == "Delete all 2 items?")
        #expect(app.store.items.value == [milk, mum])
    }

    @Test func `No deletes nothing, and closes the question`() throws {
        app.sut.didTapDeleteAll()

        try #require(app.navigator.question).didTapNo()

        #expect(app.store.items.value == [milk, mum])
        #expect(app.navigator.calls == [.setRoot, .present, .dismiss])
    }

    @Test func `a question is answered only once`() throws {
        app.sut.didTapDeleteAll()
        let question = try #require(app.navigator.question)

        question.didTapNo()
        question.didTapYes()

        #expect(app.store.items.value == [milk, mum])
        #expect(app.navigator.calls == [.setRoot, .present, .dismiss])
    }

    @Test func `one item is not called "items"`() throws {
        let app = try App()
        app.store.add(milk)
        app.sut.start()

        app.sut.didTapDeleteAll()

        #expect(try #require(app.navigator.question).text == "Delete the only item?")
    }

    @Test func `nothing is asked about an empty list`() throws {
        let app = try App()
        app.sut.start()

        app.sut.didTapDeleteAll()

        #expect(app.navigator.calls == [.setRoot])
    }

    @Test func `what came while the question was open stays`() throws {
        let cat = ToDoItem(title: "Feed the cat")
        app.sut.didTapDeleteAll()
        app.store.add(cat)

        try #require(app.navigator.question).didTapYes()

        #expect(app.store.items.value == [cat])
    }
}
