import Foundation
import Synchronization

/// A watcher's visit to a room, on a thread of its own: whatever the board does, the watcher does
/// not wait for it.
final class RoomVisit: Sendable {
    private let guest: Mutex<RoomGuest>
    private let wakeUp = WakeUp()
    private let isOver = Mutex(false)
    private let now: @Sendable () -> Double
    private let tell: @Sendable () -> Void

    /// - Parameter open: makes the way to the board; may take its time.
    /// - Parameter tell: called when there is news.
    init(
        _ guest: RoomGuest, now: @escaping @Sendable () -> Double,
        tell: @escaping @Sendable () -> Void, open: @escaping @Sendable () throws -> any RoomLine
    ) {
        self.guest = Mutex(guest)
        self.now = now
        self.tell = tell
        Thread.detachNewThread { [self] in run(open) }
    }

    var state: RoomGuest { guest.withLock { $0 } }

    /// Does something to the guest, which is then told to the board.
    func change<Result>(_ change: (inout RoomGuest) -> Result) -> Result {
        defer { wakeUp.wake() }
        return guest.withLock { change(&$0) }
    }

    /// Leaves the room, and gives that the time to arrive; nobody waits for a board that is not found.
    func end() {
        let isInside = state.standing == .inside
        change { if $0.standing != .left { $0.toggleStay(at: now()) } }
        isOver.withLock { $0 = true }
        wakeUp.wake()
        let deadline = ContinuousClock.now + .milliseconds(isInside ? 5000 : 300)
        while !hasEnded.withLock({ $0 }), ContinuousClock.now < deadline { usleep(1000) }
    }

    private let hasEnded = Mutex(false)

    private func run(_ open: () throws -> any RoomLine) {
        var line: (any RoomLine)?
        while true {
            let before = state.look
            turn(&line, open)
            if state.look != before { tell() }
            if isOver.withLock({ $0 }), line == nil { break }
            wait(for: line)
        }
        hasEnded.withLock { $0 = true }
    }

    private func turn(_ line: inout (any RoomLine)?, _ open: () throws -> any RoomLine) {
        do {
            if line == nil {
                guard guest.withLock({ $0.wantsToConnect(at: now()) }) else { return }
                let new = try open()
                line = new
                try new.send(guest.withLock { $0.connected(at: now()) })
            }
            guard let line else { return }
            let messages = try line.receive()
            let answers = guest.withLock { guest in
                for message in messages { guest.received(message, at: now()) }
                return guest.pending(at: now())
            }
            if !answers.isEmpty { try line.send(answers) }
            let isUseless = guest.withLock {
                $0.isUnanswered(at: now()) || $0.standing == .left || $0.isRefused
            }
            if isUseless { throw RoomLineEnded() }
        } catch {
            line = nil
            guest.withLock { $0.failed(at: now()) }
        }
    }

    private func wait(for line: (any RoomLine)?) {
        let rest = (state.nextMoment - now()) * 1000
        let time = min(max(rest, 0), 60_000)
        let descriptors = [wakeUp.descriptor] + (line.map { [$0.descriptor] } ?? [])
        let ready = waitForReading(descriptors, milliseconds: Int32(time.rounded(.up)))
        if ready.contains(wakeUp.descriptor) { wakeUp.drain() }
    }
}

extension RoomGuest {
    fileprivate var isRefused: Bool { if case .refused = standing { true } else { false } }

    fileprivate var look: Look {
        Look(standing: standing, offer: offer, asksForHelp: asksForHelp)
    }

    fileprivate struct Look: Equatable {
        var standing: Standing
        var offer: RoomPlace?
        var asksForHelp: Bool
    }
}
