import Coordinator
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

    @Test func `the root is on top again when all that lay on it has gone`() {
        let sut = NavigatorSpy()

        sut.push(.question(Question("Sure?") { _ in }))
        #expect(!sut.isRootOnTop)
        sut.pop()
        #expect(sut.isRootOnTop)

        sut.present(.question(Question("Sure?") { _ in }))
        #expect(!sut.isRootOnTop)
        sut.dismiss()
        #expect(sut.isRootOnTop)
    }
}
