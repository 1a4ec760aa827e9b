import Foundation

/// What is kept of earlier work; what it rests on is its key, by which it is found again.
struct Memory: Sendable {
    /// What is kept; nil if nothing is, or it is damaged.
    var recall: @Sendable ([String]) throws -> Data?
    var keep: @Sendable (Data, [String]) throws -> Void

    static let none = Memory { _ in
        nil
    } keep: { _, _ in
    }
}
