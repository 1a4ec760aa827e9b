import Testing

@testable import MuseumTicket

struct MuseumTicketTests {
    let gate = GateFake()
    let speaker = SpeakerSpy()
    let view = TicketViewSpy()
    let ada = Ticket(number: 7, visitor: "Ada")
    let ben = Ticket(number: 8, visitor: "Ben")

    @Test func `a ticket is valid at first`() {
        let presenter = TicketPresenter(view: view, gate: gate, speaker: speaker)

        presenter.show(ada)

        #expect(view.text == "Ada: valid")
    }

    @Test func `a ticket that is used says so, and beeps once`() {
        let presenter = TicketPresenter(view: view, gate: gate, speaker: speaker)
        presenter.show(ada)

        gate.use(7)

        #expect(view.text == "Ada: used")
        #expect(speaker.beeps == 1)
    }

    @Test func `when another ticket is used, nothing happens`() {
        let presenter = TicketPresenter(view: view, gate: gate, speaker: speaker)
        presenter.show(ada)

        gate.use(8)

        #expect(view.text == "Ada: valid")
        #expect(speaker.beeps == 0)
    }
}
