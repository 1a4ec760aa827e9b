import Testing

@testable import LibraryCard

struct LibraryCardTests {
    let form = CardForm()

    @Test func `the inputs stand in this order`() {
        #expect(form.labels == ["First name", "Last name", "Street", "Town", "Email"])
    }

    @Test func `the input for a parent can be seen if the card is for a child`() {
        form.flipForChild()
        #expect(
            form.labels == ["First name", "Last name", "Street", "Town", "Email", "Parent"])

        form.flipForChild()
        #expect(form.labels == ["First name", "Last name", "Street", "Town", "Email"])
    }

    @Test func `each text is kept in its own place`() throws {
        try fillIn()

        #expect(
            form.application
                == Application(
                    firstName: "Ada", lastName: "Byron", street: "Mill Lane 4", town: "Ely",
                    email: "ada@example.com", isForChild: true, parent: "Annabella"))
    }

    @Test func `each input shows what was typed into it`() throws {
        try fillIn()

        let texts = try form.labels.map { try form.text(in: $0) }

        #expect(
            texts == ["Ada", "Byron", "Mill Lane 4", "Ely", "ada@example.com", "Annabella"])
    }

    @Test(arguments: ["First name", "Last name", "Street", "Town", "Email", "Parent"])
    func `what is typed again replaces what was there, and nothing else`(label: String) throws {
        try fillIn()
        let others = form.labels.filter { $0 != label }
        let before = try others.map { try form.text(in: $0) }

        try form.type("New  text ", into: label)

        let text = try form.text(in: label)
        let after = try others.map { try form.text(in: $0) }
        #expect(text == "New  text ")
        #expect(after == before)
    }

    @Test(arguments: ["Phone", "First", "first name", ""])
    func `where there is no such input, nothing can be typed or read`(label: String) throws {
        try fillIn()
        let before = form.application

        #expect(throws: NoSuchInput(label: label)) { try form.type("text", into: label) }
        #expect(throws: NoSuchInput(label: label)) { try form.text(in: label) }
        #expect(form.application == before)
    }

    @Test func `an input that cannot be seen cannot be used`() {
        #expect(throws: NoSuchInput(label: "Parent")) { try form.type("Ann", into: "Parent") }
        #expect(throws: NoSuchInput(label: "Parent")) { try form.text(in: "Parent") }
        #expect(form.application == Application())
    }

    @Test func `a parent who was typed is there again when the input is`() throws {
        try fillIn()

        form.flipForChild()
        form.flipForChild()

        let text = try form.text(in: "Parent")
        #expect(text == "Annabella")
    }

    @Test func `at first all inputs that can be seen are empty`() {
        #expect(form.empty == ["First name", "Last name", "Street", "Town", "Email"])

        form.flipForChild()

        #expect(form.empty == ["First name", "Last name", "Street", "Town", "Email", "Parent"])
    }

    @Test func `an input in which something stands is not empty`() throws {
        try fillIn()
        #expect(form.empty == [])

        try form.type("", into: "Town")
        try form.type("", into: "Last name")
        #expect(form.empty == ["Last name", "Town"])
    }

    private func fillIn() throws {
        form.flipForChild()
        try form.type("Ada", into: "First name")
        try form.type("Byron", into: "Last name")
        try form.type("Mill Lane 4", into: "Street")
        try form.type("Ely", into: "Town")
        try form.type("ada@example.com", into: "Email")
        try form.type("Annabella", into: "Parent")
    }
}
