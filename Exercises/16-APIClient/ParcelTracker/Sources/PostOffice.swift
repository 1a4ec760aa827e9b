/// What the server of the post office has answered.
struct Answer {
    let status: Int
    /// What stands in the header `Retry-After`, if it is there.
    let retryAfter: String?
    /// The places where the parcel has been, in the order of its way.
    let places: [String]
}

/// Asks the server of the post office.
protocol PostOffice {
    /// Throws, if no answer came.
    func answer(about parcel: String) async throws -> Answer
}
