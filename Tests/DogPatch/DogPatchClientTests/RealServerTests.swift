import DogPatchClient
import Foundation
import HTTP
import HTTPDoubles
import LoopbackServer
import RequestServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class RealServerTests {
    private let session = URLSession.staying()
    private let picture = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let tokens = TokenStoreFake(Token(tokenText(#"{"exp": 9000000000}"#)))
    private let zoe = #"{"name": "Zoë", "email": "zoe@dogs.example"}"#
    private let (heard, log) = AsyncStream.makeStream(of: HTTPRequest.self)

    deinit {
        session.invalidateAndCancel()
        try? FileManager.default.removeItem(at: picture)
    }

    @Test func `a token is not taken to another server`() async throws {
        let stranger = try server()
        let moved = try MovedServer(to: stranger.url)

        await #expect(throws: DogPatchError.redirected) {
            try await client(session, moved.url).account()
        }

        log.finish()
        let tokens = await heard.reduce(into: []) { $0.append($1.headers["authorization"]) }
        #expect(tokens == [])
    }

    @Test func `a silent server is waited for as long as we say`() async throws {
        let (server, other) = (try LoopbackServer(.silence), try LoopbackServer(.silence))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 8
        let session = URLSession(configuration: configuration)
        let sut = DogPatchClient(server: server.url, session: session, tokens: tokens, patience: 1)
        var request = URLRequest(url: other.url)
        request.timeoutInterval = 4

        let ends = await withTaskGroup(of: String.self) { [request] group in
            group.addTask {
                await #expect(throws: DogPatchError.tooSlow) { try await sut.listings() }
                return "the client"
            }
            group.addTask {
                _ = try? await session.answer(to: request)
                return "four seconds"
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(ends == ["the client", "four seconds"])
    }

    @Test func `a real session sends what the stub is told to send`() async throws {
        try Data("🐶".utf8).write(to: picture)
        let form = try ProfileForm(name: "Zoë", picture: picture)
        let server = try server()
        let stub = HTTPSessionStub(200, zoe)

        let account = try await client(session, server.url).updateProfile(form)
        let expected = try await client(stub).updateProfile(form)

        #expect(account == expected)
        let request = try #require(await heard.first { _ in true })
        let told = try #require(await stub.requests.first)
        #expect(request.body == told.httpBody)
        #expect([request.method, request.path] == ["PUT", "/account"])
        for (name, value) in told.allHTTPHeaderFields ?? [:] {
            #expect(request.headers[name.lowercased()] == value)
        }
    }
}

extension RealServerTests {
    /// A server that hears all, and knows only Zoë.
    private func server() throws -> RequestServer {
        try RequestServer { [log, zoe] in
            log.yield($0)
            return HTTPReply(200, Data(zoe.utf8))
        }
    }

    private func client(
        _ session: any FileSendingSession, _ server: URL = .dogs
    ) -> DogPatchClient {
        DogPatchClient(server: server, session: session, tokens: tokens)
    }
}
