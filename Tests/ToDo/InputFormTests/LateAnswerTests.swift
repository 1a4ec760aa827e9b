import InputForm
import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LateAnswerTests {
    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = CoordinateFinderGate(isStubborn: true)
    private let delegate = InputFormDelegateSpy()

    @Test(arguments: [true, false])
    func `an answer about another address does not count`(isFound: Bool) async throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.tap("Save")
        let first = try #require(opened.form.lookUp)
        opened.form.viewDidDisappear()
        try opened.driver.enter("Station Road 2", into: "Address")
        try opened.driver.tap("Save")
        await finder.isAsked(times: 2)

        finder.answer(isFound ? .success(here) : .failure(.notFound), question: 0)
        await first.hasEnded()

        #expect(delegate.saved.isEmpty)
        #expect(opened.screen.active == ["Looking for the address …", "Cancel"])
    }

    @Test(arguments: ["Save", "Cancel"])
    func `when the delegate is told, the form is closed`(button: String) async throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        let cancel = try opened.driver.element("Cancel")
        try opened.driver.tap("Save")
        let lookUp = try #require(opened.form.lookUp)
        await finder.isAsked()
        delegate.onReport = { try? opened.driver.tap(drawn: cancel) }

        if button == "Cancel" { try opened.driver.tap(button) }
        finder.answer(.success(here))
        await lookUp.hasEnded()

        #expect(delegate.saved.count + delegate.timesCancelled == 1)
    }
}
