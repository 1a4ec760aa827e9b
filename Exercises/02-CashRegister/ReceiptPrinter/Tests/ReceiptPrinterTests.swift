import XCTest

@testable import ReceiptPrinter

final class ReceiptPrinterTests: XCTestCase {
    private let bread = Item(name: "Bread", cents: 240)

    func test_receipt_saysNothingSoldWithoutItems() {
        XCTAssertEqual(receipt(for: []), "Nothing sold")
    }

    func test_receipt_printsItemAndTotal() {
        let text = receipt(for: [bread])

        XCTAssertEqual(
            text,
            """
            Bread               2.40
            ------------------------
            Total               2.40
            """)
    }

    func test_receipt_printsCountAndPriceOfSeveralPieces() {
        let milk = Item(name: "Milk", cents: 99, count: 3)

        let text = receipt(for: [milk])

        XCTAssertEqual(
            text,
            """
            Milk 3 x 0.99       2.97
            ------------------------
            Total               2.97
            """)
    }

    func test_receipt_addsUpItems() {
        let milk = Item(name: "Milk", cents: 99, count: 3)
        let apples = Item(name: "Apples", cents: 1250)

        let text = receipt(for: [bread, milk, apples])

        XCTAssertEqual(
            text,
            """
            Bread               2.40
            Milk 3 x 0.99       2.97
            Apples             12.50
            ------------------------
            Total              17.87
            """)
    }

    func test_receipt_keepsZeroInCents() {
        let sweet = Item(name: "Sweet", cents: 5, count: 21)
        let butter = Item(name: "Butter", cents: 305)

        let text = receipt(for: [sweet, butter], cash: 509)

        XCTAssertEqual(
            text,
            """
            Sweet 21 x 0.05     1.05
            Butter              3.05
            ------------------------
            Total               4.10
            Cash                5.09
            Change              0.99
            """)
    }

    func test_receipt_leavesOutChangeOnExactCash() {
        let text = receipt(for: [bread], cash: 240)

        XCTAssertEqual(
            text,
            """
            Bread               2.40
            ------------------------
            Total               2.40
            Cash                2.40
            """)
    }

    func test_receipt_leavesOutChangeOnTooLittleCash() {
        let text = receipt(for: [bread], cash: 200)

        XCTAssertEqual(
            text,
            """
            Bread               2.40
            ------------------------
            Total               2.40
            Cash                2.00
            """)
    }

    func test_receipt_letsLongNamePushItsAmount() {
        let cheese = Item(name: "Cheese from the mountains", cents: 700)

        let text = receipt(for: [cheese])

        XCTAssertEqual(
            text,
            """
            Cheese from the mountains 7.00
            ------------------------
            Total               7.00
            """)
    }
}
