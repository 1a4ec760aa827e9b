import Foundation
import Synchronization

/// Work on a thread of its own, which can be abandoned.
final class Job<Value: Sendable>: Sendable {
    private let cancellation = Cancellation()
    private let outcome = Mutex<Result<Value, any Error>?>(nil)

    private let told = Mutex<Engine.Progress?>(nil)
    private let wakeUp: WakeUp
    private let ended = DispatchSemaphore(value: 0)

    /// Begins at once, and wakes the loop when it has ended.
    init(waking wakeUp: WakeUp, _ run: @escaping @Sendable (Job) throws -> Value) {
        self.wakeUp = wakeUp
        Thread.detachNewThread { [self] in
            let result = Cancellation.$current.withValue(cancellation) { Result { try run(self) } }
            outcome.withLock { $0 = result }
            ended.signal()
            wakeUp.wake()
        }
    }

    var progress: Engine.Progress? { told.withLock { $0 } }

    func tell(_ progress: Engine.Progress) {
        told.withLock { $0 = progress }
        wakeUp.wake()
    }

    var result: Result<Value, any Error>? { outcome.withLock { $0 } }

    func abandon() { cancellation.cancel() }

    /// Ends it, and lets it clear up behind itself; for a program that is about to exit.
    func abandonAndWait() {
        abandon()
        if result == nil { _ = ended.wait(timeout: .now() + 4) }
    }
}
