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

    func test_addItem_keepsCentsExact() {
        sut.addItem(costing: cents(1999))
        sut.addItem(costing: cents(1))

        XCTAssertEqual(sut.total, 20)
    }

    func test_addItem_leavesFundsUnchanged() {
        let register = CashRegister(funds: cents(9995))

        register.addItem(costing: itemCost)

        XCTAssertEqual(register.funds, cents(9995))
    }

    func test_addItem_takesPercentageOff() {
        sut.addItem(costing: itemCost, percentOff: 25)

        XCTAssertEqual(sut.total, cents(3150))
    }

    func test_addItem_roundsEachPriceDown() {
        sut.addItem(costing: cents(99), percentOff: 60)
        sut.addItem(costing: cents(99), percentOff: 60)

        XCTAssertEqual(sut.total, cents(78))
    }

    func test_refundItem_leavesTotalWithoutIt() {
        sut.addItem(costing: itemCost)
        sut.addItem(costing: itemCost)
        sut.addItem(costing: 20)

        sut.refundItem(costing: itemCost)

        XCTAssertEqual(sut.total, 62)
    }

    func test_refundItem_doesNothingIfNeverSold() {
        sut.addItem(costing: itemCost)

        sut.refundItem(costing: 20)

        XCTAssertEqual(sut.total, 42)
    }

    func test_refundItem_takesBackReducedItem() {
        sut.addItem(costing: itemCost, percentOff: 25)
        sut.addItem(costing: 20)

        sut.refundItem(costing: itemCost)

        XCTAssertEqual(sut.total, 20)
    }
}
