import XCTest

@testable import CashPayment

final class CashPaymentTests: XCTestCase {
    func test_acceptCashPayment_settlesTotalOnExactPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_lowersTotalOnPartPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_raisesFundsByPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_raisesFundsByPaymentOnPartPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_addsUpOnSecondPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_keepsCentsExact() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_returnsChangeOnOverpayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_returnsNoChangeOnPartPayment() throws {
        try XCTSkipIf(true, "Write me")
    }

    func test_acceptCashPayment_keepsOnlyTotalOnOverpayment() throws {
        try XCTSkipIf(true, "Write me")
    }
}
