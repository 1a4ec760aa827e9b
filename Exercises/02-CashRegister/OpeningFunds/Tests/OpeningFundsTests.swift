import XCTest

@testable import OpeningFunds

final class OpeningFundsTests: XCTestCase {
    func test_openRegister_setsFunds() throws {
        try XCTSkipIf(true, "Enable me")

        let shop = Shop()

        let register = shop.openRegister(funds: 100)

        XCTAssertEqual(register.funds, 100)
    }
}
