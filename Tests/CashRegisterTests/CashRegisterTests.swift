import XCTest

@testable import CashRegister

final class CashRegisterTests: XCTestCase {
    private let funds: Decimal = 100
    private let itemCost: Decimal = 42
    private var sut: CashRegister!

    override func setUp() {
        super.setUp()
        sut = CashRegister(funds: funds)
    }

    override func tearDown() {
        // NB: XCTest keeps every test instance, and what it refers to, until the run ends.
        sut = nil
        super.tearDown()
    }

    // NB: a literal such as 19.99 would be read as a Double, which cannot hold it exactly.
    private func cents(_ amount: Int) -> Decimal {
        Decimal(amount) / 100
    }

    func test_init_setsFunds() {
        XCTAssertEqual(sut.funds, funds)
    }

    func test_addItem_addsCostToTotal() {
        sut.addItem(costing: itemCost)

        XCTAssertEqual(sut.total, itemCost)
    }

    func test_addItem_addsUpOnSecondItem() {
        sut.addItem(costing: itemCost)
        sut.addItem(costing: 20)

        XCTAssertEqual(sut.total, 62)
    }

    func test_addItem_leavesFundsUnchanged() {
        sut.addItem(costing: itemCost)

        XCTAssertEqual(sut.funds, funds)
    }

    func test_addItem_isSeenThroughSecondName() {
        let sameRegister: CashRegister = sut

        sut.addItem(costing: itemCost)

        XCTAssertEqual(sameRegister.total, itemCost)
    }

    func test_addItem_keepsCentsExact() {
        sut.addItem(costing: cents(1999))
        sut.addItem(costing: cents(1))

        XCTAssertEqual(sut.total, 20)
    }

    func test_init_keepsCentsExact() {
        let register = CashRegister(funds: cents(9995))

        XCTAssertEqual(register.funds, cents(9995))
    }
}
