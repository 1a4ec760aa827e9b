import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Knows where a parcel has been.
struct ParcelTracker {
    private let office: any PostOffice

    init(office: any PostOffice) {
        self.office = office
    }

    /// The places where the parcel has been, in the order of its way.
    func places(of parcel: String) async throws(TrackerError) -> [String] {
        []
    }
}
