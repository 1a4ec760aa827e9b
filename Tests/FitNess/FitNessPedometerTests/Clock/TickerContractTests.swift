import FitNessPedometer
import XCTest

final class TickerContractTests: XCTestCase {
    private let ticks = Ticks()

    func test_manualTicker_keepsTheContract() {
        let sut = ManualTicker()

        assertKeepsTheContract(sut) { sut.turn(2) }
    }

    func test_timer_keepsTheContract() {
        assertKeepsTheContract(TimerTicker()) {}
    }

    private func assertKeepsTheContract(_ sut: any Ticker, turn: () -> Void) {
        for start in 0...1 { sut.start { [ticks] in ticks.counts[start] += 1 } }
        turn()
        for start in 0...1 { waitForTwoTicks(ofStart: start) }

        sut.stop()
        let counts = ticks.counts
        sut.start { [ticks] in ticks.counts[2] += 1 }
        turn()
        waitForTwoTicks(ofStart: 2)
        sut.stop()
        XCTAssertEqual(ticks.counts[...1], counts[...1], "after its stop")
    }

    private func waitForTwoTicks(ofStart start: Int) {
        let enough = NSPredicate { object, _ in
            (object as? Ticks).map { $0.counts[start] >= 2 } ?? false
        }
        wait(for: [XCTNSPredicateExpectation(predicate: enough, object: ticks)], timeout: 2)
    }
}

/// How often the first, the second and the third start have ticked.
private final class Ticks {
    var counts = [0, 0, 0]
}
