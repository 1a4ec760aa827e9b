import FitNessAlerts
import XCTest

final class AlertPresenterTests: XCTestCase {
    private let quarter = Alert(text: "A quarter of the way", severity: .info)
    private let half = Alert(text: "Half of the way", severity: .info)
    private let alertCenter = AlertSourceStub()
    private let view = AlertViewSpy()
    private lazy var sut = AlertPresenter(alertCenter: alertCenter, view: view)

    func test_viewDidLoad_hidesTheViewIfNoAlertWaits() {
        sut.viewDidLoad()

        XCTAssertEqual(view.messages, [.hidden])
    }

    func test_viewDidLoad_showsAnAlertThatWaits() {
        alertCenter.has([quarter], announcing: .alertPosted)

        sut.viewDidLoad()

        XCTAssertEqual(view.messages, [.shown([quarter])])
    }

    func test_post_showsTheAlert() {
        sut.viewDidLoad()

        alertCenter.has([quarter], announcing: .alertPosted)

        XCTAssertEqual(view.messages, [.hidden, .shown([quarter])])
    }

    func test_clearing_hidesTheViewAfterTheLastAlert() {
        alertCenter.has([quarter, half], announcing: .alertPosted)
        sut.viewDidLoad()

        alertCenter.has([half], announcing: .alertsCleared)
        alertCenter.has([], announcing: .alertsCleared)

        XCTAssertEqual(view.messages, [.shown([quarter, half]), .shown([half]), .hidden])
    }

    func test_presenter_isNotKeptByItsObservations() {
        weak var gone: AlertPresenter?

        do {
            let presenter = AlertPresenter(alertCenter: alertCenter, view: view)
            presenter.viewDidLoad()
            gone = presenter
        }

        XCTAssertNil(gone)
    }

    func test_presenter_doesNotKeepItsView() {
        weak var gone: AlertViewSpy?
        var presenter: AlertPresenter?

        do {
            let view = AlertViewSpy()
            presenter = AlertPresenter(alertCenter: alertCenter, view: view)
            gone = view
        }
        presenter?.viewDidLoad()
        alertCenter.has([quarter], announcing: .alertPosted)

        XCTAssertNil(gone)
    }
}
