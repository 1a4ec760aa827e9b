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

    @Test func `an answer with status 200 is read`() async throws {
        let text = try await client(HTTPSessionStub(200, feed)).horoscope(for: "Leo")

        #expect(text == "Be bold.")
    }

    @Test(arguments: [201, 301, 404, 500])
    func `another status is an error`(status: Int) async {
        await #expect(throws: HoroscopeError.status(status)) {
            try await client(HTTPSessionStub(status, feed)).horoscope(for: "Leo")
        }
    }

    @Test(
        arguments: [
            (URLError(.notConnectedToInternet), HoroscopeError.noAnswer),
            (URLError(.cancelled), .cancelled), (CancellationError(), .cancelled),
        ] as [(any Error, HoroscopeError)])
    func `whoever has given up is not told that nobody answers`(
        cause: any Error, error: HoroscopeError
    ) async {
        await #expect(throws: error) {
            try await client(HTTPSessionStub(.failure(cause))).horoscope(for: "Leo")
        }
    }

    @Test func `a real session brings what the stub brings`() async throws {
        let server = try LoopbackServer(.answer(body: feed))
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }

        let real = try await HoroscopeClient(session: session, server: server.url)
            .horoscope(for: "Leo")
        let double = try await client(HTTPSessionStub(200, feed)).horoscope(for: "Leo")

        #expect(real == double)
        let line = await server.requests.first { _ in true }
        #expect(line == "GET /rss/dailyhoroscope-feed.asp?sign=Leo&id=45 HTTP/1.1")
    }
}

extension ClientTests {
    private func client(_ session: HTTPSessionStub) -> HoroscopeClient {
        HoroscopeClient(session: session)
    }
}
