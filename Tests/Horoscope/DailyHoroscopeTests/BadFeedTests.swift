import DailyHoroscope
import Foundation
import Testing

struct BadFeedTests {
    @Test(arguments: [
        "a page for people": "<html><body><p>Sorry</p></body></html>",
        "nothing": "",
        "half a feed": "<rss><item><description>Do not trust",
        "only blanks": "<rss><item><description> \n</description></item></rss>",
        "an abbreviation": abbreviation,
    ])
    func `a bad feed is an error`(name: String, feed: String) {
        #expect(throws: HoroscopeError.unreadable) { try horoscope(in: Data(feed.utf8)) }
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf32])
    func `an abbreviation is found however it is written`(encoding: String.Encoding) throws {
        let feed = try #require(abbreviation.data(using: encoding))

        #expect(throws: HoroscopeError.unreadable) { try horoscope(in: feed) }
    }

    @Test func `a feed that is far too long is not even read`() {
        let blanks = String(repeating: " ", count: 1_000_001 - 60)
        let feed = "<rss><item><description>Be bold.</description></item></rss>"
        let longest = Data((feed + blanks).utf8).prefix(1_000_000)

        #expect(throws: Never.self) { try horoscope(in: longest) }
        #expect(throws: HoroscopeError.tooLong) { try horoscope(in: longest + [32]) }
        #expect(throws: HoroscopeError.tooLong) { try horoscope(in: Data(count: 50_000_000)) }
    }
}

private let abbreviation =
    "<!DOCTYPE rss [<!ENTITY x 'your boss'>]><rss><item><description>"
    + "Do not trust &x;</description></item></rss>"
