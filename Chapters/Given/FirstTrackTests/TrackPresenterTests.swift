import FitNessChase
import FitNessModel
import XCTest

final class TrackPresenterTests: XCTestCase {
    private let model = AppModel()
    private let view = TrackPartialMock()
    private lazy var sut = TrackPresenter(model: model, view: view)

    private func givenTheRunnerIsOnTheWay() throws {
        sut.viewDidLoad()
        model.setGoal(1000)
        try model.start()
    }
}
