@testable import MuseumTicket

/// A page without a screen. It keeps its texts, as a real one does.
final class TicketViewSpy: TicketView {
    var visitor = "Label"
    var day = "Label"
}
