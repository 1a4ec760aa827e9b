import XCTest

@testable import OpeningFunds

final class OpeningFundsTests: XCTestCase {
    func test_init_setsFunds() throws {
        try XCTSkipIf(true, "Enable me")

        let funds: Decimal = 100

        let sut = CashRegister(funds: funds)

        XCTAssertEqual(sut.funds, funds)
    }
}
