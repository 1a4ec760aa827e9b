import Foundation
import Synchronization

/// Work that is done ahead of being asked for, in its order, while other things are done.
///
/// Two are done at once, as one of them may wait, for seconds, for what does not come.
final class Ahead: Sendable {
    private let queue = OperationQueue()
    private let cancellation = Cancellation()

    init() { queue.maxConcurrentOperationCount = 2 }

    /// - Returns: asks what the work comes to, and waits for it.
    func adding<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) -> () throws -> Value {
        let result = Mutex<Result<Value, any Error>>(.failure(LabError.cancelled))
        let operation = BlockOperation { [cancellation] in
            let value = Cancellation.$current.withValue(cancellation) { Result(catching: work) }
            result.withLock { $0 = value }
        }
        queue.addOperation(operation)
        return {
            operation.waitUntilFinished()
            return try result.withLock(\.self).get()
        }
    }

    /// Gives up what nobody has asked for, and waits until nothing is at work any more.
    func end() {
        queue.cancelAllOperations()
        cancellation.cancel()
        queue.waitUntilAllOperationsAreFinished()
    }
}
