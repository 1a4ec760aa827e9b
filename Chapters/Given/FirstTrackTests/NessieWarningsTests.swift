import FitNessAlerts
import FitNessChase
import FitNessModel
import XCTest

final class NessieWarningsTests: XCTestCase {
    private let model = AppModel()
    private lazy var sut = NessieWarnings(model: model)

    override func setUp() {
        model.setGoal(1000)
        _ = sut
    }
}
