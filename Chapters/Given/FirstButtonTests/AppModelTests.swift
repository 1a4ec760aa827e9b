import FitNessModel
import XCTest

final class AppModelTests: XCTestCase {
    func test_newModel_hasNotStarted() {
        let model = AppModel()

        XCTAssertEqual(model.state, .notStarted)
    }
}
