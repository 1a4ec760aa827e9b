// …

@MainActor
struct AcceptanceTests {
    // …

    @Test func `R11 · without a title I cannot save, and I can see that`() throws {
        let driver = FormDriver(InputForm(finder: CoordinateFinderGate()))
        try driver.flip("With a date")
        try driver.enter("Home", into: "Location name")
        try driver.enter("Main Street 1", into: "Address")
        try driver.enter("It is her birthday", into: "Description")

        let withoutTitle = try driver.element("Save").isEnabled
        try driver.enter(" \u{200B} ", into: "Title")
        let withBlanks = try driver.element("Save").isEnabled
        try driver.enter("Call Mum", into: "Title")
        let withTitle = try driver.element("Save").isEnabled

        #expect(withoutTitle == false)
        #expect(withBlanks == false)
        #expect(withTitle)
    }

    @Test(.disabled("chapter 15: saving the form"))
    func `R12 · what is on the list already is not added again`() throws {
        let phone = try Phone()

        try saveInAHurry("Call Mum", on: phone)
        #expect(phone.screen.lines == ["Call Mum"])

        try saveInAHurry("Call Mum", on: phone)
        #expect(phone.screen.lines == ["Call Mum", "Call Mum"])
    }

    /// Types a title into a new form, and taps Save twice.
    private func saveInAHurry(_ title: String, on phone: Phone) throws {
        let delegate = InputFormDelegateSpy()
        let driver = FormDriver(InputForm(finder: CoordinateFinderGate()))
        driver.form.delegate = delegate
        try driver.enter(title, into: "Title")
        try driver.tapTwice("Save")
        for item in delegate.saved { phone.store.add(item) }
    }

    // …
}
