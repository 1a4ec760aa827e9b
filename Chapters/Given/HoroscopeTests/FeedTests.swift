import DailyHoroscope
import Foundation
import Testing

struct FeedTests {}

extension FeedTests {
    /// The horoscope in a channel with this in it.
    private func read(_ channel: String) throws -> String {
        try horoscope(in: Data("<rss><channel>\(channel)</channel></rss>".utf8))
    }
}
