import DailyHoroscope
import Foundation
import Testing

struct FeedTests {
    @Test func `the description of the item is the horoscope`() throws {
        let text = try read("<item><description>Be bold.</description></item>")

        #expect(text == "Be bold.")
    }

    @Test func `white space behind the tag does not count`() throws {
        let text = try read("<item><description>Be bold.</description>\n</item>")

        #expect(text == "Be bold.")
    }

    @Test func `what follows the description does not count`() throws {
        let text = try read("<item><description>Be bold.</description> (Tuesday)</item>")

        #expect(text == "Be bold.")
    }

    @Test func `text that comes in pieces is whole`() throws {
        let text = try read("<item><description>Tom &amp; Jerry agree.</description></item>")

        #expect(text == "Tom & Jerry agree.")
    }

    @Test func `text in CDATA counts`() throws {
        let text = try read(
            "<item><description>See: <![CDATA[Tom & Zoë]]></description></item>")

        #expect(text == "See: Tom & Zoë")
    }

    @Test func `the channel's own description does not count`() throws {
        let text = try read(
            "<description>Stars</description><item><description>Be bold.</description></item>")

        #expect(text == "Be bold.")
    }

    @Test func `only the first item counts`() throws {
        let text = try read(
            "<item><description>Be bold.</description></item>"
                + "<item><description>Be shy.</description></item>")

        #expect(text == "Be bold.")
    }
}

extension FeedTests {
    /// The horoscope in a channel with this in it.
    private func read(_ channel: String) throws -> String {
        try horoscope(in: Data("<rss><channel>\(channel)</channel></rss>".utf8))
    }
}
