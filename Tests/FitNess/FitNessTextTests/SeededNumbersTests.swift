import FitNessText
import XCTest

final class SeededNumbersTests: XCTestCase {
    func test_sameSeed_givesTheSameNumbers_onEveryMachine() {
        var sut = SeededNumbers(seed: 3)

        XCTAssertEqual([sut.next(), sut.next()], [0x1D0B_14E4_DB01_8FED, 0xB346_6F8A_7B81_A989])
    }
}
