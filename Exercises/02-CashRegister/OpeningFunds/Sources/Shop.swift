import Foundation

/// A shop with any number of tills.
final class Shop {
    private var registers: [CashRegister] = []

    /// What lies in all the drawers together.
    var funds: Decimal {
        registers.reduce(0) { $0 + $1.funds }
    }

    /// Opens one more till. A self-service till opens empty, so its amount is left out.
    @discardableResult
    func openRegister(funds: Decimal = 0) -> CashRegister {
        let register = CashRegister(funds: funds)
        registers.append(register)
        return register
    }
}
