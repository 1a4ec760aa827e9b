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

    @Test func `a name may have any characters`() throws {
        let request = URLRequest(horoscopeFor: "Salt & Pepper")

        let url = try #require(request.url)
        #expect(url.query == "sign=Salt%20%26%20Pepper&id=45")
    }
}
