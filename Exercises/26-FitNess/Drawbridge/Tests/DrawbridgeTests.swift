import XCTest

@testable import Drawbridge

final class DrawbridgeTests: XCTestCase {
    func test_sign_saysClosedWhileTheBridgeIsUp() {
        XCTAssertEqual(sign(after: []), "Closed")
    }

    func test_lower_bringsTheBridgeDown() {
        XCTAssertEqual(sign(after: [.lower]), "Wait")
        XCTAssertEqual(sign(after: [.lower, .arrive]), "Cross")
    }

    func test_raise_bringsTheBridgeUp() {
        XCTAssertEqual(sign(after: [.lower, .arrive, .raise]), "Wait")
        XCTAssertEqual(sign(after: [.lower, .arrive, .raise, .arrive]), "Closed")
    }

    func test_guard_mayTurnTheBridgeOnItsWay() {
        XCTAssertEqual(sign(after: [.lower, .raise, .arrive]), "Closed")
        XCTAssertEqual(sign(after: [.lower, .arrive, .raise, .lower, .arrive]), "Cross")
    }

    func test_jam_stopsTheBridgeOnEitherWay() {
        XCTAssertEqual(sign(after: [.lower, .jam]), "Help!")
        XCTAssertEqual(sign(after: [.lower, .arrive, .raise, .jam]), "Help!")
    }

    func test_jam_leavesABridgeThatStandsStill() {
        XCTAssertEqual(sign(after: [.jam]), "Closed")
        XCTAssertEqual(sign(after: [.lower, .arrive, .jam]), "Cross")
    }

    func test_stuckBridge_waitsForTheCow() {
        for order in [Order.lower, .raise, .arrive, .jam] {
            XCTAssertEqual(sign(after: [.lower, .jam, order]), "Help!", "\(order)")
        }
    }

    func test_freeBridge_goesUp() {
        XCTAssertEqual(sign(after: [.lower, .jam, .free]), "Wait")
        XCTAssertEqual(sign(after: [.lower, .jam, .free, .arrive]), "Closed")
    }

    func test_order_thatDoesNotFitChangesNothing() {
        for order in [Order.raise, .arrive, .free] {
            XCTAssertEqual(sign(after: [order]), "Closed", "\(order)")
        }
        for order in [Order.lower, .arrive, .free] {
            XCTAssertEqual(sign(after: [.lower, .arrive, order]), "Cross", "\(order)")
        }
        for order in [Order.lower, .free] {
            XCTAssertEqual(sign(after: [.lower, order, .arrive]), "Cross", "\(order)")
        }
        for order in [Order.raise, .free] {
            XCTAssertEqual(
                sign(after: [.lower, .arrive, .raise, order, .arrive]), "Closed", "\(order)")
        }
    }

    func test_nobodyCrosses_unlessTheBridgeIsDown() {
        XCTAssertTrue(bridge(after: [.lower, .arrive]).canCross)
        for orders in [[], [.lower], [.lower, .arrive, .raise], [.lower, .jam]] as [[Order]] {
            XCTAssertFalse(bridge(after: orders).canCross, "\(orders)")
        }
    }

    private enum Order { case lower, raise, arrive, jam, free }

    private func sign(after orders: [Order]) -> String {
        bridge(after: orders).sign
    }

    private func bridge(after orders: [Order]) -> Drawbridge {
        let bridge = Drawbridge()
        for order in orders {
            switch order {
            case .lower: bridge.lower()
            case .raise: bridge.raise()
            case .arrive: bridge.arrive()
            case .jam: bridge.jam()
            case .free: bridge.free()
            }
        }
        return bridge
    }
}
