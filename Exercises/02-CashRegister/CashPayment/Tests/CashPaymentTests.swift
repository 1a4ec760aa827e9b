import XCTest

@testable import CashPayment

final class CashPaymentTests: XCTestCase {
    func test_acceptCashPayment_settlesTotalOnExactPayment() throws {
        try XCTSkipIf(true, "pay 42: the total is 0")
    }

    func test_acceptCashPayment_lowersTotalOnPartPayment() throws {
        try XCTSkipIf(true, "pay 20: the total is 22")
    }

    func test_acceptCashPayment_raisesFundsByPayment() throws {
        try XCTSkipIf(true, "pay 42: the funds are 142")
    }

    func test_acceptCashPayment_raisesFundsByPaymentOnPartPayment() throws {
        try XCTSkipIf(true, "pay 20: the funds are 120")
    }

    func test_acceptCashPayment_addsUpOnSecondPayment() throws {
        try XCTSkipIf(true, "two payments, one after the other, add up in both places")
    }

    func test_acceptCashPayment_keepsCentsExact() throws {
        try XCTSkipIf(true, "pay an amount with cents, such as 19.99: no cent is gained or lost")
    }

    func test_acceptCashPayment_returnsChangeOnOverpayment() throws {
        try XCTSkipIf(true, "pay 50: the change is 8")
    }

    func test_acceptCashPayment_returnsNoChangeOnPartPayment() throws {
        try XCTSkipIf(true, "pay less than the total: the change is 0")
    }

    func test_acceptCashPayment_keepsOnlyTotalOnOverpayment() throws {
        try XCTSkipIf(true, "pay 50: the total is 0, and the drawer keeps 42 of it")
    }
}
