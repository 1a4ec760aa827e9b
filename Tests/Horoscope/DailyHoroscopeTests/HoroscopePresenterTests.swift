import DailyHoroscope
import Testing

@MainActor
struct HoroscopePresenterTests {
    private let view = HoroscopeViewSpy()

    @Test func `the spinner runs from request to horoscope`() async {
        let sut = HoroscopePresenter(Sign.all[4], view: view) { "Be bold, \($0)." }

        await sut.viewDidLoad()

        #expect(
            view.messages == [
                "Leo", "Lion", "August", "Proud and Generous.", "spins", "Be bold, Leo.", "stops",
            ])
    }

    @Test(arguments: [
        (HoroscopeError.noAnswer, ["spins", "Nobody answers.", "stops"]),
        (.cancelled, ["spins", "stops"]),
    ])
    func `the spinner stops when there is a problem`(
        error: HoroscopeError, messages: [String]
    ) async {
        let sut = HoroscopePresenter(Sign.all[4], view: view) { _ throws(HoroscopeError) in
            throw error
        }

        await sut.viewDidLoad()

        #expect(view.messages.dropFirst(4) == messages[...])
    }
}
