/// Knows where a parcel has been, and does not ask a server that wants to be left alone.
final class ParcelTracker {
    private let office: any PostOffice
    private let now: () -> Int

    /// - Parameter now: what time it is, in seconds since 1970.
    init(office: any PostOffice, now: @escaping () -> Int) {
        self.office = office
        self.now = now
    }

    func places(of parcel: String) async throws(TrackerError) -> [String] {
        []
    }
}
