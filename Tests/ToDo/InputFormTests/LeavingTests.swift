import ItemModel
import Testing
import ToDoDoubles

struct LeavingTests {
    enum Way: CaseIterable { case cancel, disappear, letGo }

    private let here = Coordinate(latitude: 51.225556, longitude: 6.782778)
    private let finder = CoordinateFinderSpy()
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
    func `a form that she has left saves nothing later`(way: Way) throws {
        var opened: OpenForm? = try OpenForm(finder: finder, delegate: delegate)
        try opened?.driver.tap("Save")

        switch way {
        case .cancel: try opened?.driver.tap("Cancel")
        case .disappear: opened?.form.viewDidDisappear()
        case .letGo: opened = nil
        }
        #expect(finder.lookUp == nil)

        finder.answer(.success(here))
        #expect(delegate.saved.isEmpty)
        #expect(delegate.timesCancelled == (way == .cancel ? 1 : 0))
    }

    @Test func `a form that comes back can be saved, once`() throws {
        let opened = try OpenForm(finder: finder, delegate: delegate)
        try opened.driver.tap("Save")
        opened.form.viewDidDisappear()

        try opened.driver.tap("Save")
        finder.answer(.failure(.noAnswer))
        opened.form.viewDidDisappear()
        #expect(opened.screen.active.contains { $0.hasPrefix("Nobody answered") })

        try opened.driver.tap("Save")
        finder.answer(.success(here))
        #expect(delegate.saved.count == 1)
    }
}
