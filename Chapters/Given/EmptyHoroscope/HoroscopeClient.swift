import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a server for horoscopes.
public struct HoroscopeClient: Sendable {
    private let session: any HTTPSession
    private let server: URL

    /// Asks `server`, through `session`.
    public init(session: any HTTPSession, server: URL = .findYourFate) {
        self.session = session
        self.server = server
    }

    /// Today's horoscope of the sign with this name.
    public func horoscope(for name: String) async throws(HoroscopeError) -> String {
        "?"
    }
}
