/// The page of a ticket: two texts.
protocol TicketView: AnyObject {
    var visitor: String { get set }
    var day: String { get set }
}
