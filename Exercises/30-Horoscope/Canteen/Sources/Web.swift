import Foundation

/// Where a question goes. In the app it is the network.
protocol Web {
    /// Throws, if nobody answers.
    func answer(to address: URL) async throws -> Answer
}

/// What came back.
struct Answer {
    let status: Int
    let text: String
}
