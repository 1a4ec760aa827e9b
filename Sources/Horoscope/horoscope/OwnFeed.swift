import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers everybody with the same feed, as horoscopes do.
struct OwnFeed: HTTPSession {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        let response = HTTPURLResponse(
            url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        return (Data(feed.utf8), response)
    }

    private let feed = """
        <rss><channel><description>Stars for everybody</description>
        <item><description>Today red comes first &amp; green follows.</description>
        <pubDate>Tuesday</pubDate></item></channel></rss>
        """
}
