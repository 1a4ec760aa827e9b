import InputForm
import ItemModel
import Store
import Testing
import ToDoDoubles

struct LateAnswerTests {
    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = StubbornFinder()
    private let delegate = InputFormDelegateSpy()

    @Test func `only the first answer counts`() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.tap("Save")

        finder.answers.first?(.success(here))
        finder.answers.first?(.failure(.noAnswer))

        #expect(opened.screen.active.isEmpty)
    }

    @Test func `an answer about another address does not count`() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.tap("Save")
        opened.form.viewDidDisappear()
        try opened.driver.enter("Station Road 2", into: "Address")
        try opened.driver.tap("Save")

        finder.answers.first?(.success(here))

        #expect(delegate.saved.isEmpty)
    }

    @Test(arguments: ["Save", "Cancel"])
    func `when the delegate is told, the form is closed`(button: String) throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        let cancel = try opened.driver.element("Cancel")
        try opened.driver.tap("Save")
        delegate.onReport = { [finder, here] in
            try? opened.driver.tap(drawn: cancel)
            finder.answers.first?(.success(here))
        }

        if button == "Save" { finder.answers.first?(.success(here)) }
        if button == "Cancel" { try opened.driver.tap(button) }

        #expect(delegate.saved.count + delegate.timesCancelled == 1)
    }
}

/// Lets the test answer as often as it likes, also when nobody waits any more.
private final class StubbornFinder: CoordinateFinding, Subscription {
    private(set) var answers: [(Result<Coordinate, CoordinateError>) -> Void] = []

    func coordinate(
        for address: String,
        completion: @escaping (Result<Coordinate, CoordinateError>) -> Void
    ) -> any Subscription {
        answers.append(completion)
        return self
    }

    func cancel() {}
}
