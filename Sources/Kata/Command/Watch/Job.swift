import Course
import Foundation
import Lab
import Synchronization

/// A run on a thread of its own, which can be abandoned.
final class Job: Sendable {
    let files: Tree
    private let cancellation = Cancellation()
    private let outcome = Mutex<Result<Report, any Error>?>(nil)

    /// Begins at once, and rings when it has ended.
    init(on files: Tree, ringing bell: WakeUp, _ run: @escaping @Sendable () throws -> Report) {
        self.files = files
        Thread.detachNewThread { [self] in
            let result = Cancellation.$current.withValue(cancellation) { Result { try run() } }
            outcome.withLock { $0 = result }
            bell.ring()
        }
    }

    /// What it came to; nil as long as it runs.
    var result: Result<Report, any Error>? { outcome.withLock { $0 } }

    func abandon() { cancellation.cancel() }

    /// Ends it, and lets it clear up behind itself; for a program that is about to exit.
    func abandonAndWait() {
        abandon()
        let deadline = ContinuousClock.now + .seconds(2)
        while result == nil, ContinuousClock.now < deadline { usleep(1000) }
    }
}
