/// Sends a waiter's orders to the kitchen, on a line that breaks.
final class OrderPad {
    private let line: any Line
    private var tickets = 0
    private var waiting: [Order] = []
    private var isOpen = false

    init(line: any Line) {
        self.line = line
    }

    /// The dishes that the kitchen has not confirmed.
    var dishes: [String] { waiting.map(\.dish) }

    func order(_ dish: String) {
        let order = next(dish)
        waiting.append(order)
        if isOpen { line.send(order) }
    }

    func lineOpened() {
        isOpen = true
        for order in waiting { line.send(next(order.dish)) }
        waiting = []
    }

    func lineClosed() {
        isOpen = false
    }

    /// The kitchen has the order with this ticket.
    func confirmed(ticket: Int) {
        waiting.removeAll { $0.ticket == ticket }
    }

    private func next(_ dish: String) -> Order {
        tickets += 1
        return Order(ticket: tickets, dish: dish)
    }
}
