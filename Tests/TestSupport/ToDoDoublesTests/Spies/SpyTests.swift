import Coordinator
import InputForm
import ItemModel
import Testing
import ToDoDoubles

struct SpyTests {
    @Test func `an answer is given once`() {
        let sut = CoordinateFinderSpy()
        var answers = 0
        let lookUp = sut.coordinate(for: "Office") { _ in answers += 1 }

        sut.answer(.success(Coordinate(latitude: 1, longitude: 2)))
        sut.answer(.success(Coordinate(latitude: 1, longitude: 2)))

        #expect(answers == 1)
        withExtendedLifetime(lookUp) {}
    }

    @Test func `who does not wait any more gets no answer`() {
        let sut = CoordinateFinderSpy()
        var answers = 0
        let lookUp = sut.coordinate(for: "Office") { _ in answers += 1 }

        lookUp.cancel()
        sut.answer(.success(Coordinate(latitude: 1, longitude: 2)))

        #expect(answers == 0)
    }

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
