/// Keeps coats. Whoever hands one in gets a ticket.
protocol Cloakroom: AnyObject {
    /// The ticket for this coat; nil if no hook is free.
    func handIn(_ coat: String) -> Int?
    /// The coat for this ticket; nil if there is none.
    func fetch(_ ticket: Int) -> String?
}
