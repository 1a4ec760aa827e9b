import Foundation

/// The whole warning of which the stream brings the chunks.
func warning(from chunks: AsyncThrowingStream<Data, any Error>) async throws -> String {
    "?"
}
