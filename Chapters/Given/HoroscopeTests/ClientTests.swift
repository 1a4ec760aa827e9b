import DailyHoroscope
import Foundation
import HTTPDoubles
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1)))
struct ClientTests {
    private let feed = "<rss><item><description>Be bold.</description></item></rss>"
}

extension ClientTests {
    private func client(_ session: HTTPSessionStub) -> HoroscopeClient {
        HoroscopeClient(session: session)
    }
}
