@testable import SnailRace

/// A metronome that somebody beats by hand.
final class HandMetronome: Metronome {
    private var receivers: [() -> Void] = []

    // NB: As a real one, it beats twice as often for somebody who starts it twice.
    func start(_ beat: @escaping () -> Void) {
        receivers.append(beat)
    }

    func stop() {
        receivers = []
    }

    func beat(_ times: Int = 1) {
        for _ in 0..<times {
            for receive in receivers { receive() }
        }
    }
}
