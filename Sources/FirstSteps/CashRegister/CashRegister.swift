import Foundation

final class CashRegister {
    let funds: Decimal
    private var items: [Item] = []

    var total: Decimal { items.reduce(0) { $0 + $1.price } }

    init(funds: Decimal) {
        self.funds = funds
    }

    func addItem(costing cost: Decimal, percentOff: Decimal = 0) {
        var exact = cost * (100 - percentOff) / 100
        var price = Decimal()
        NSDecimalRound(&price, &exact, 2, .down)
        items.append(Item(cost: cost, price: price))
    }

    func refundItem(costing cost: Decimal) {
        if let place = items.firstIndex(where: { $0.cost == cost }) { items.remove(at: place) }
    }
}

/// What the label says, and what the customer pays.
private struct Item {
    let cost: Decimal
    let price: Decimal
}
