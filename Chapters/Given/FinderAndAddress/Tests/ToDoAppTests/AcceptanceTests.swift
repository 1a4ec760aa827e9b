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

    // …
}
