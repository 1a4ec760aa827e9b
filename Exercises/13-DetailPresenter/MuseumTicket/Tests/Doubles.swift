@testable import MuseumTicket

/// A spy: a page without a screen, which keeps its text.
final class TicketViewSpy: TicketView {
    var text = ""
}

/// A spy: it makes no sound, and counts how often it should have.
final class SpeakerSpy: Speaker {
    private(set) var beeps = 0

    func beep() {
        beeps += 1
    }
}

/// A fake: a gate through which a test lets somebody go.
final class GateFake: Gate {
    private var listeners: [Int: (Int) -> Void] = [:]
    private var subscriptions = 0

    func subscribe(_ listener: @escaping (_ number: Int) -> Void) -> Subscription {
        subscriptions += 1
        let id = subscriptions
        listeners[id] = listener
        return Subscription { [weak self] in self?.listeners[id] = nil }
    }

    /// Somebody goes in with this ticket.
    func use(_ number: Int) {
        for listener in listeners.values { listener(number) }
    }
}
