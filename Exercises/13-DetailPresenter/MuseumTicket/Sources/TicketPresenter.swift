/// Fills the page of a ticket, and lets the phone beep when the ticket is used.
final class TicketPresenter {
    private weak var view: (any TicketView)?
    private let gate: any Gate
    private let speaker: any Speaker
    private var subscriptions: [Subscription] = []

    init(view: any TicketView, gate: any Gate, speaker: any Speaker) {
        self.view = view
        self.gate = gate
        self.speaker = speaker
    }

    func show(_ ticket: Ticket) {
        view?.text = "\(ticket.visitor): valid"
        subscriptions.append(
            gate.subscribe { number in
                guard number == ticket.number else { return }
                self.view?.text = "\(ticket.visitor): used"
                self.speaker.beep()
            })
    }
}
