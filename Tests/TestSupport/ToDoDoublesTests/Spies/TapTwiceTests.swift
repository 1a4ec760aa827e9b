import InputForm
import Testing
import ToDoDoubles

@MainActor
struct TapTwiceTests {
    @Test func `tapTwice taps twice`() throws {
        let form = InputForm(finder: CoordinateFinderGate())
        let screen = HastyScreen(form)
        form.view = screen
        let driver = FormDriver(form)
        try driver.enter("Buy tickets", into: "Title")
        try driver.enter("Station Road 1", into: "Address")

        try driver.tapTwice("Save")

        #expect(screen.timesLeft == 2)
    }
}

/// Leaves as soon as the form looks for an address, and counts how often.
private final class HastyScreen: FormView {
    private let form: InputForm
    private(set) var timesLeft = 0

    init(_ form: InputForm) {
        self.form = form
    }

    func showForm() {
        guard form.lookUp != nil else { return }
        timesLeft += 1
        form.viewDidDisappear()
    }
}
