import DailyHoroscope
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct RequestTests {
    @Test func `the request asks for the sign, in XML`() {
        let request = URLRequest(horoscopeFor: "Aries")

        #expect(
            request.url?.absoluteString
                == "http://www.findyourfate.com/rss/dailyhoroscope-feed.asp?sign=Aries&id=45")
        #expect(request.httpMethod == "GET")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/xml")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/xml")
    }

    @Test(arguments: [("Salt & Pepper", "Salt%20%26%20Pepper"), ("C+", "C%2B")])
    func `a name arrives with all its characters`(name: String, value: String) throws {
        let url = try #require(URLRequest(horoscopeFor: name).url)

        #expect(url.query == "sign=\(value)&id=45")
    }
}
