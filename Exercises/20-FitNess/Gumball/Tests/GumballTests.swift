import XCTest

@testable import Gumball

final class GumballTests: XCTestCase {
    func test_newChild_hasDoneNothing() throws {
        try XCTSkipIf(true, "a child that only stands there: no coin, no gumball")
    }

    func test_dropCoin_isOneCoinForOneGumball() throws {
        try XCTSkipIf(true, "one coin: one gumball less in the machine, one more in the pocket")
    }

    func test_dropCoin_passesTheErrorOn() throws {
        try XCTSkipIf(true, "the machine is empty: the error arrives, the pocket stays empty")
    }

    func test_dropCoin_doesNotFillTheMachine() throws {
        try XCTSkipIf(true, "after the error the machine is still empty, and no coin is in it")
    }
}
