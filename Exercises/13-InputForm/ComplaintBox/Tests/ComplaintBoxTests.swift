import Testing

@testable import ComplaintBox

struct ComplaintBoxTests {
    let form = ComplaintForm()
    let delegate = DelegateSpy()
    let person: Person

    init() {
        form.delegate = delegate
        person = Person(form: form)
    }

    @Test(.disabled("Enable me"))
    func `what happened is typed, and nothing else changes`() throws {
        try person.type("The tram was late.", into: "What happened?")

        #expect(form.complaint == Complaint(what: "The tram was late."))
    }

    @Test(.disabled("Enable me"))
    func `where it happened is typed, and nothing else changes`() throws {
        try person.type("The tram was late.", into: "What happened?")
        try person.type("Line 7", into: "Where?")

        #expect(form.complaint == Complaint(what: "The tram was late.", place: "Line 7"))
    }

    @Test(.disabled("Enable me"))
    func `nobody is asked for an email address at first`() {
        #expect(!form.elements.map(\.label).contains("Email"))
    }

    @Test(.disabled("Enable me"))
    func `a person who wants an answer can type an email address`() throws {
        try person.flip("I want an answer")
        try person.type("ada@example.com", into: "Email")

        #expect(form.complaint == Complaint(wantsAnswer: true, email: "ada@example.com"))
    }

    @Test(.disabled("Enable me"))
    func `a person who changes her mind is not asked for it any more`() throws {
        try person.flip("I want an answer")
        try person.flip("I want an answer")

        #expect(form.complaint == Complaint())
        #expect(!form.elements.map(\.label).contains("Email"))
    }

    @Test(.disabled("Enable me"))
    func `Send sends the complaint once, as it was typed`() throws {
        try fillIn()

        try person.tap("Send")

        #expect(
            delegate.messages == [
                .send(
                    Complaint(
                        what: "The tram was late.", place: "Line 7", wantsAnswer: true,
                        email: "ada@example.com"))
            ])
    }

    @Test(.disabled("Enable me"))
    func `an email address is not sent if no answer is wanted`() throws {
        try fillIn()
        try person.flip("I want an answer")

        try person.tap("Send")

        #expect(
            delegate.messages == [
                .send(Complaint(what: "The tram was late.", place: "Line 7"))
            ])
    }

    @Test(.disabled("Enable me"))
    func `an email address is there again if an answer is wanted again`() throws {
        try fillIn()
        try person.flip("I want an answer")
        try person.flip("I want an answer")

        #expect(form.complaint.email == "ada@example.com")
    }

    @Test(.disabled("Enable me"))
    func `Cancel says so once, and sends nothing`() throws {
        try fillIn()

        try person.tap("Cancel")

        #expect(delegate.messages == [.cancel])
    }

    @Test(.disabled("Enable me"))
    func `everything is there once, in this order`() {
        #expect(
            form.elements.map(\.label) == [
                "What happened?", "Where?", "I want an answer", "Send", "Cancel",
            ])
    }

    @Test(.disabled("Enable me"))
    func `the input for an email address stands behind the question`() throws {
        try person.flip("I want an answer")

        #expect(
            form.elements.map(\.label) == [
                "What happened?", "Where?", "I want an answer", "Email", "Send", "Cancel",
            ])
    }

    private func fillIn() throws {
        try person.type("The tram was late.", into: "What happened?")
        try person.type("Line 7", into: "Where?")
        try person.flip("I want an answer")
        try person.type("ada@example.com", into: "Email")
    }
}
