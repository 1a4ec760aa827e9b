import DailyHoroscope

/// Remembers all it was told, in order.
final class HoroscopeViewSpy: HoroscopeView {
    private(set) var messages: [String] = []

    func show(_ text: String) { messages.append(text) }
    func setSpinning(_ isSpinning: Bool) { messages.append(isSpinning ? "spins" : "stops") }
}
