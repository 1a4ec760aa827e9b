import Foundation

/// Fills the page of a ticket.
final class TicketPresenter {
    let formatter = DateFormatter()
    private weak var view: (any TicketView)?

    init(view: any TicketView, locale: Locale, timeZone: TimeZone) {
        self.view = view
        formatter.locale = locale
        formatter.timeZone = timeZone
    }

    func show(_ ticket: Ticket) {
        view?.visitor = ticket.visitor
        view?.day = formatter.string(from: Date(timeIntervalSince1970: ticket.time))
    }
}
