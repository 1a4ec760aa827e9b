import FitNessPedometer
import XCTest

final class ManualTickerTests: XCTestCase {
    func test_twoStarts_tickTwice() {
        let sut = ManualTicker()
        var ticks = 0
        for _ in 1...2 { sut.start { ticks += 1 } }

        sut.turn()

        XCTAssertEqual(ticks, 2)
    }
}
