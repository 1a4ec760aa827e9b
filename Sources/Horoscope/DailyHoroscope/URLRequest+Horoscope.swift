import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URL {
    public static let findYourFate = URL(string: "http://www.findyourfate.com")!
}

extension URLRequest {
    /// Asks for today's horoscope of the sign with this name.
    public init(horoscopeFor name: String, at server: URL = .findYourFate) {
        let path = server.appendingPathComponent("rss/dailyhoroscope-feed.asp")
        let sign = [URLQueryItem(name: "sign", value: name), URLQueryItem(name: "id", value: "45")]
        self.init(url: path.appending(queryItems: sign))
        for header in ["Accept", "Content-Type"] {
            setValue("application/xml", forHTTPHeaderField: header)
        }
    }
}
