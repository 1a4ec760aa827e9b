import FitNessPedometer
import XCTest

final class SimulatedPedometerTests: XCTestCase {
    private let ticker = ManualTicker()
    private lazy var sut = SimulatedPedometer(ticker: ticker)
    private var walks: [Walk] = []

    func test_eachTick_isTenStepsMore() {
        start()

        ticker.turn(2)

        XCTAssertEqual(walks, [Walk(steps: 10, metres: 7.5), Walk(steps: 10, metres: 7.5)])
    }

    func test_stop_endsIt() {
        start()

        sut.stop()
        ticker.turn()
        sut.walk(1)
        XCTAssertEqual(walks, [])

        start()
        ticker.turn()
        XCTAssertEqual(walks.count, 1)
    }

    private func start() {
        sut.start { [unowned self] in if let walk = try? $0.get() { walks.append(walk) } }
    }
}
