import DailyHoroscope
import Testing

@MainActor
struct HoroscopePresenterTests {
    private let view = HoroscopeViewSpy()
}
