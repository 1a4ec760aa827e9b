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
        (HoroscopeError.noAnswer, "Nobody answers."),
        (.status(404), "The server has no horoscope (status 404)."),
        (.unreadable, "The server's answer is no horoscope."),
        (.tooLong, "The server's answer is too long for a horoscope."),
    ])
    func `the spinner stops when there is a problem`(
        error: HoroscopeError, sentence: String
    ) async {
        let sut = HoroscopePresenter(Sign.all[4], view: view) { _ throws(HoroscopeError) in
            throw error
        }

        await sut.viewDidLoad()

        #expect(view.messages.dropFirst(4) == ["spins", sentence, "stops"])
    }

    @Test func `the spinner stops without a word if nobody waits any more`() async {
        let sut = HoroscopePresenter(Sign.all[4], view: view) { _ throws(HoroscopeError) in
            throw .cancelled
        }

        await sut.viewDidLoad()

        #expect(view.messages.dropFirst(4) == ["spins", "stops"])
    }
}

/// Remembers all it was told, in order.
private final class HoroscopeViewSpy: HoroscopeView {
    private(set) var messages: [String] = []

    func show(_ text: String) { messages.append(text) }
    func setSpinning(_ isSpinning: Bool) { messages.append(isSpinning ? "spins" : "stops") }
}
