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
        let request = URLRequest(horoscopeFor: name, at: server)
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.answer(to: request)
        } catch URLError.cancelled, is CancellationError {
            throw .cancelled
        } catch {
            throw .noAnswer
        }
        guard let status = (response as? HTTPURLResponse)?.statusCode else { throw .noAnswer }
        guard status == 200 else { throw .status(status) }
        return try DailyHoroscope.horoscope(in: data)
    }
}
