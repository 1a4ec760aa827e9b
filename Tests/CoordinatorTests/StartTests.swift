import ItemModel
import Testing
import ToDoDoubles

struct StartTests {
    private let app: App

    init() throws {
        app = try App()
    }

    @Test func `at the start the list is on the screen`() throws {
        app.sut.start()

        #expect(app.navigator.calls == [.setRoot])
        _ = try #require(app.navigator.list)
    }

    @Test func `the list tells the coordinator what was chosen`() throws {
        app.sut.start()

        let list = try #require(app.navigator.list)
        #expect(list.delegate === app.sut)
    }

    @Test func `the list shows what is in the store`() throws {
        app.sut.start()
        let list = try #require(app.navigator.list)
        let screen = RecyclingListView(presenter: list)
        list.view = screen

        list.viewWillAppear()
        app.store.add(ToDoItem(title: "Call Mum"))

        #expect(screen.lines == ["Call Mum"])
    }

    @Test func `the list writes dates as the person is used to`() throws {
        app.sut.start()
        let list = try #require(app.navigator.list)
        let screen = RecyclingListView(presenter: list)
        list.view = screen
        list.viewWillAppear()

        app.store.add(ToDoItem(title: "Buy tickets", timestamp: 1_777_777_777))

        #expect(screen.lines == ["Buy tickets · 03.05.2026"])
    }

    @Test func `to start again puts no second list on top`() {
        app.sut.start()
        app.sut.start()

        #expect(app.navigator.calls == [.setRoot, .setRoot])
    }
}
