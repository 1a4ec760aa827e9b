struct Ticket {
    let number: Int
    let visitor: String
}

/// The page of a ticket, with one text.
protocol TicketView: AnyObject {
    var text: String { get set }
}

/// What makes a sound.
protocol Speaker: AnyObject {
    func beep()
}
