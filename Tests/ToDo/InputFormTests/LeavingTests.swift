import ItemModel
import Testing
import ToDoDoubles

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LeavingTests {
    enum Way: CaseIterable { case cancel, disappear, letGo }

    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = CoordinateFinderGate()
    private let delegate = InputFormDelegateSpy()

    @Test(arguments: ["Save", "Cancel"], ["Save", "Cancel"])
    func `only the first of two taps counts`(first: String, second: String) throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.enter("", into: "Address")
        let drawn = try opened.driver.element(second)

        try opened.driver.tap(first)
        try opened.driver.tap(drawn: drawn)
        opened.form.viewDidDisappear()

        #expect(delegate.saved.count + delegate.timesCancelled == 1)
        #expect(opened.screen.active.isEmpty)
    }

    @Test(arguments: Way.allCases)
    func `a form that she has left saves nothing later`(way: Way) async throws {
        var opened: OpenForm? = try OpenForm(finder: finder, delegate: delegate)
        try opened?.driver.tap("Save")
        let lookUp = try #require(opened?.form.lookUp)
        await finder.isAsked()

        switch way {
        case .cancel: try opened?.driver.tap("Cancel")
        case .disappear: opened?.form.viewDidDisappear()
        case .letGo: opened = nil
        }
        try #require(lookUp.isCancelled)

        await lookUp.hasEnded()
        #expect(delegate.saved.isEmpty)
        #expect(delegate.timesCancelled == (way == .cancel ? 1 : 0))
    }

    @Test func `a form that comes back can be saved, once`() async throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.tap("Save")
        let first = try #require(opened.form.lookUp)
        opened.form.viewDidDisappear()
        #expect(opened.screen.active.contains("Save"))

        try #require(first.isCancelled)
        await first.hasEnded()
        try opened.driver.tap("Save")
        await finder.answer(.failure(.noAnswer), to: opened.form)
        opened.form.viewDidDisappear()
        #expect(opened.screen.active.contains { $0.hasPrefix("Nobody answered") })

        try opened.driver.tap("Save")
        await finder.answer(.success(here), to: opened.form)
        #expect(delegate.saved.count == 1)
    }
}
