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
    private let session = URLSession(configuration: .ephemeral)
    private let picture = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let tokens = TokenStoreFake(Token(tokenText(#"{"exp": 9000000000}"#)))
    private let zoe = #"{"name": "Zoë", "email": "zoe@dogs.example"}"#
    private let (heard, log) = AsyncStream.makeStream(of: HTTPRequest.self)

    deinit {
        session.invalidateAndCancel()
        try? FileManager.default.removeItem(at: picture)
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
