import Foundation

final class CashRegister {
    let funds: Decimal
    private(set) var total: Decimal = 0

    init(funds: Decimal = 0) {
        self.funds = funds
    }

    func addItem(costing cost: Decimal) {
        total += cost
    }
}
