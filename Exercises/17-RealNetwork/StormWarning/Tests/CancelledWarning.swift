import Foundation
import Synchronization

@testable import StormWarning

/// What a task gets that reads a warning, and is cancelled when these chunks have come.
func warning(cancelledAfter chunks: String...) async throws -> String {
    let rest = Mutex(chunks)
    let stream = AsyncThrowingStream<Data, any Error> {
        if let chunk = rest.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            return Data(chunk.utf8)
        }
        // NB: the stream runs this in the task that reads it, and so it can cancel that task.
        withUnsafeCurrentTask { $0?.cancel() }
        return nil
    }
    return try await Task { try await warning(from: stream) }.value
}
