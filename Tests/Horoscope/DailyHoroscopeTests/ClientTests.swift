import DailyHoroscope
import Foundation
import HTTP
import HTTPDoubles
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ClientTests {
    private let feed = "<rss><item><description>Be bold.</description></item></rss>"

    @Test func `an answer with status 200 is read`() async throws {
        let text = try await HoroscopeClient(session: stub(200)).horoscope(for: "Leo")

        #expect(text == "Be bold.")
    }

    @Test(arguments: [201, 301, 404, 500])
    func `another status is an error`(status: Int) async {
        await #expect(throws: HoroscopeError.status(status)) {
            try await HoroscopeClient(session: stub(status)).horoscope(for: "Leo")
        }
    }

    @Test func `no answer is an error`() async {
        let session = HTTPSessionStub(.failure(URLError(.notConnectedToInternet)))

        await #expect(throws: HoroscopeError.noAnswer) {
            try await HoroscopeClient(session: session).horoscope(for: "Leo")
        }
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func `whoever has given up is not told that nobody answers`(error: any Error) async {
        await #expect(throws: HoroscopeError.cancelled) {
            try await HoroscopeClient(session: HTTPSessionStub(.failure(error)))
                .horoscope(for: "Leo")
        }
    }

    @Test func `a real session brings what the stub brings`() async throws {
        let server = try LoopbackServer(.answer(body: feed))
        let session = URLSession(configuration: .ephemeral)
        defer { session.invalidateAndCancel() }

        let real = HoroscopeClient(session: session, server: server.url)
        let texts = try await [
            real.horoscope(for: "Leo"), HoroscopeClient(session: stub(200)).horoscope(for: "Leo"),
        ]

        #expect(texts == ["Be bold.", "Be bold."])
        let line = await server.requests.first { _ in true }
        #expect(line == "GET /rss/dailyhoroscope-feed.asp?sign=Leo&id=45 HTTP/1.1")
    }
}

extension ClientTests {
    private func stub(_ status: Int) -> HTTPSessionStub {
        let response = HTTPURLResponse(
            url: .findYourFate, statusCode: status, httpVersion: nil, headerFields: nil)!
        return HTTPSessionStub(.success((Data(feed.utf8), response)))
    }
}
