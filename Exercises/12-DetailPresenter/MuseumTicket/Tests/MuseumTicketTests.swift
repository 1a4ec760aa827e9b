import Foundation
import Testing

@testable import MuseumTicket

struct MuseumTicketTests {
    let view = TicketViewSpy()

    @Test func `the page shows the visitor`() {
        let presenter = TicketPresenter(
            view: view, locale: Locale(identifier: "en_GB"), timeZone: .gmt)

        presenter.show(Ticket(visitor: "Ada", time: 1_928_404_800))

        #expect(view.visitor == "Ada")
    }

    @Test func `the page shows the day`() {
        let presenter = TicketPresenter(
            view: view, locale: Locale(identifier: "en_GB"), timeZone: .gmt)
        let noon = Date(timeIntervalSince1970: 1_928_404_800)

        presenter.show(Ticket(visitor: "Ada", time: 1_928_404_800))

        #expect(view.day == presenter.formatter.string(from: noon))
    }
}
