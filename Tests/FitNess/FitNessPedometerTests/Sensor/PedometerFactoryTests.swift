import FitNessPedometer
import XCTest

final class PedometerFactoryTests: XCTestCase {
    private let own = PedometerStub(isAvailable: false)
    private let simulated = SimulatedPedometer(ticker: ManualTicker())

    func test_phone_hasItsOwn_evenIfItCannotCount() {
        let sut = PedometerFactory(own: { [own] in own }, simulated: { [simulated] in simulated })

        XCTAssertTrue(sut.make() === own)
    }

    func test_desk_hasASimulatedOne() {
        let sut = PedometerFactory(own: nil, simulated: { [simulated] in simulated })

        XCTAssertTrue(sut.make() === simulated)
    }
}
