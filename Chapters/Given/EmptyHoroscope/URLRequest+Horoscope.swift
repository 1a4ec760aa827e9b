import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URL {
    /// The server on the web that has the horoscopes, by plain HTTP.
    public static let findYourFate = URL(string: "http://www.findyourfate.com")!
}

extension URLRequest {
    /// Asks for today's horoscope of the sign with this name.
    public init(horoscopeFor name: String, at server: URL = .findYourFate) {
        self.init(url: server)
    }
}
