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
        var parts = URLComponents(
            url: server.appendingPathComponent("rss/dailyhoroscope-feed.asp"),
            resolvingAgainstBaseURL: true)!
        parts.queryItems = [
            URLQueryItem(name: "sign", value: name), URLQueryItem(name: "id", value: "45"),
        ]
        // NB: A server reads a + in a query as a space.
        parts.percentEncodedQuery?.replace("+", with: "%2B")
        self.init(url: parts.url!)
        for header in ["Accept", "Content-Type"] {
            setValue("application/xml", forHTTPHeaderField: header)
        }
    }
}
