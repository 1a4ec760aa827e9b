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

        XCTAssertEqual(sut.total, itemCost + 20)
    }

    func test_addItem_keepsCentsExact() {
        // NB: the literal 19.99 would be read as a Double, which cannot hold it exactly.
        let cost = Decimal(1999) / 100
        let cent = Decimal(1) / 100

        sut.addItem(costing: cost)
        sut.addItem(costing: cent)

        XCTAssertEqual(sut.total, 20)
    }
}
