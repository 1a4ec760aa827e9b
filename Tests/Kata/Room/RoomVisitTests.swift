import Foundation
import Synchronization
import Testing

@testable import kata

struct RoomVisitTests {
    @Test func `who leaves has left, though the machine is slow`() throws {
        let board = Mutex<[GuestMessage]>([])
        let name = try #require(RoomName("Ada"))
        let visit = RoomVisit(
            RoomGuest(name: name, word: "-"), now: { 0 }, tell: {},
            open: { SlowLine { message in board.withLock { $0.append(message) } } })
        while visit.state.standing != .inside { usleep(1000) }

        visit.end()

        #expect(board.withLock(\.last) == .leave)
    }

    @Test func `a board that is not found keeps nobody`() throws {
        let name = try #require(RoomName("Ada"))
        let (isSearching, isEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let visit = RoomVisit(
            RoomGuest(name: name, word: "-"), now: { 0 }, tell: {},
            open: {
                isSearching.signal()
                isEnded.wait()
                throw RoomLineEnded()
            })
        isSearching.wait()

        visit.end()

        isEnded.signal()
    }
}

/// A line on which each word takes as long as on a machine with too much to do.
private final class SlowLine: RoomLine {
    private let board: (GuestMessage) -> Void
    private var answers: [BoardMessage] = []
    private let wakeUp = WakeUp()

    init(_ board: @escaping (GuestMessage) -> Void) { self.board = board }

    var descriptor: Int32 { wakeUp.descriptor }

    func send(_ messages: [GuestMessage]) throws {
        for message in messages {
            if message == .leave { usleep(600_000) }
            if case .join = message {
                var source = SystemRandomNumberGenerator()
                answers = [.welcome(RoomToken(using: &source))]
                wakeUp.wake()
            }
            board(message)
        }
    }

    func receive() throws -> [BoardMessage] {
        defer { answers = [] }
        wakeUp.drain()
        return answers
    }
}
