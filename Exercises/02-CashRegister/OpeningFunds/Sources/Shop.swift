import Foundation

/// A shop with any number of tills.
final class Shop {
    private var registers: [CashRegister] = []

    /// What lies in all the drawers together.
    var funds: Decimal {
        registers.reduce(0) { $0 + $1.funds }
    }

    /// Opens one more till, with what lies in its drawer.
    @discardableResult
    func openRegister(funds: Decimal = 0) -> CashRegister {
        let register = CashRegister(funds: funds)
        registers.append(register)
        return register
    }

    /// Opens a till for self-service. It takes no cash, so it opens empty.
    @discardableResult
    func openSelfServiceRegister() -> CashRegister {
        openRegister()
    }
}
