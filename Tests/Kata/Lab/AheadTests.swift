import Foundation
import Synchronization
import Testing

@testable import kata

struct AheadTests {
    private let sut = Ahead()

    @Test func `what is added begins before somebody asks`() {
        let hasBegun = DispatchSemaphore(value: 0)

        _ = sut.adding { hasBegun.signal() }

        #expect(hasBegun.wait(timeout: .now() + 5) == .success)
    }

    @Test func `each question gets its own answer, whichever comes first`() throws {
        let answers = ["a", "b", "c"].map { letter in sut.adding { letter } }

        #expect(try answers.reversed().map { try $0() } == ["c", "b", "a"])
    }

    @Test func `an error is thrown where it is asked for`() throws {
        struct Oh: Error {}
        let bad = sut.adding { throw Oh() }
        let good = sut.adding { 1 }

        #expect(try good() == 1)
        #expect(throws: Oh.self) { try bad() }
    }

    @Test func `while one waits the next is done, and a third is not begun`() throws {
        let begun = Mutex<[String]>([])
        let mayGoOn = DispatchSemaphore(value: 0)
        let work = ["a", "b", "c"].map { letter in
            sut.adding {
                begun.withLock { $0.append(letter) }
                _ = mayGoOn.wait(timeout: .now() + 5)
            }
        }

        Thread.detachNewThread {
            let deadline = ContinuousClock.now + .seconds(3)
            while begun.withLock({ $0.count < 2 }), ContinuousClock.now < deadline { usleep(1000) }
            // Time for one too many.
            usleep(20_000)
            begun.withLock { $0.append("-") }
            for _ in 1...3 { mayGoOn.signal() }
        }
        for wait in work { try wait() }

        #expect(begun.withLock { $0.sorted() } == ["-", "a", "b", "c"])
        #expect(begun.withLock { $0.firstIndex(of: "-") } == 2)
    }

    @Test func `at the end what is at work is cancelled, and nothing more begins`() throws {
        let begun = Mutex(0)
        let work = (1...3).map { _ in
            sut.adding {
                begun.withLock { $0 += 1 }
                let deadline = ContinuousClock.now + .seconds(5)
                while !(Cancellation.current?.isCancelled ?? false), ContinuousClock.now < deadline
                {
                    usleep(1000)
                }
                return ContinuousClock.now < deadline
            }
        }

        Thread.detachNewThread { [sut] in
            let deadline = ContinuousClock.now + .seconds(5)
            while begun.withLock({ $0 < 2 }), ContinuousClock.now < deadline { usleep(1000) }
            sut.end()
        }

        #expect(try work[0]())
        #expect(try work[1]())
        #expect(throws: LabError.cancelled) { try work[2]() }
        #expect(begun.withLock { $0 } == 2)
    }
}
