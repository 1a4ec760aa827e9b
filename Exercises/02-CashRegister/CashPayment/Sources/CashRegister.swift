import Foundation

final class CashRegister {
    private(set) var funds: Decimal
    private(set) var total: Decimal = 0

    init(funds: Decimal) {
        self.funds = funds
    }

    func addItem(costing cost: Decimal) {
        total += cost
    }

    /// Takes cash for the total and returns the change.
    @discardableResult
    func acceptCashPayment(_ payment: Decimal) -> Decimal {
        0
    }
}
