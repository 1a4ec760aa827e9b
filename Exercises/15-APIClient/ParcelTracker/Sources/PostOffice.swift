import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks the server of the post office.
protocol PostOffice: Sendable {
    /// The body of the answer, and the response that says how it went.
    ///
    /// Throws, if no answer came.
    func answer(about parcel: String) async throws -> (Data, URLResponse)
}
