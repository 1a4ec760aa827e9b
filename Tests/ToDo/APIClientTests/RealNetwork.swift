import APIClient
import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A real session, and a server that it asks.
struct RealNetwork {
    let server: LoopbackServer
    let session: URLSession

    init(_ reply: LoopbackServer.Reply, patience: Double = 5) throws {
        server = try LoopbackServer(reply)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = patience
        session = URLSession(configuration: configuration)
    }

    /// A client that asks this server.
    func client() -> APIClient {
        APIClient(session: session, server: server.url)
    }

    func end() {
        session.invalidateAndCancel()
        server.stop()
    }
}
