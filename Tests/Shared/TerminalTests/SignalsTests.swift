import Foundation
import Testing

@testable import Terminal

@Suite(.serialized, .timeLimit(.minutes(1)))
struct SignalsTests {
    @Test func `a signal ends the wait for a key`() async {
        Signals.tell(UInt8(SIGWINCH))

        let event = await Event.next(within: 20_000)

        #expect(event.signals == [SIGWINCH])
    }

    @Test func `signals that come before anybody waits come together`() async {
        Signals.tell(UInt8(SIGCONT))
        Terminal.wake()
        Signals.tell(UInt8(SIGTERM))

        let event = await Event.next(within: 20_000)

        #expect(event.signals == [SIGCONT, 0, SIGTERM])
    }

    @Test func `a signal that is blocked can come again`() {
        var blocked = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGUSR1)
        sigaddset(&blocked, SIGURG)
        pthread_sigmask(SIG_BLOCK, &blocked, nil)

        Signals.unblock([SIGUSR1])

        var now = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &now)
        #expect(sigismember(&now, SIGUSR1) == 0)
        #expect(sigismember(&now, SIGURG) == 1)
        Signals.unblock([SIGURG])
    }
}

extension Event {
    fileprivate var signals: Set<Int32>? {
        if case .signals(let signals) = self { signals } else { nil }
    }
}
