import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
struct SpyTests {
    @Test func `the action for a report is done once`() {
        let sut = InputFormDelegateSpy()
        var times = 0

        sut.onReport = { times += 1 }
        sut.didSave(ToDoItem(title: "Buy milk"))
        sut.didSave(ToDoItem(title: "Buy milk"))
        #expect(times == 1)

        sut.onReport = { times += 1 }
        sut.didCancel()
        #expect(times == 2)
    }
}
