import FitNessModel
import XCTest

final class RunPresenterTests: XCTestCase {
    private let view = RunViewSpy()
    private let sut = RunPresenter()

    override func setUp() {
        sut.view = view
        sut.viewDidLoad()
    }
}
