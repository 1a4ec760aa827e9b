import Foundation

/// A till as it is opened: what lies in its drawer, and what the customer has to pay.
final class CashRegister {
    let funds: Decimal
    private(set) var total: Decimal = 0

    init(funds: Decimal) {
        self.funds = funds
    }
}
