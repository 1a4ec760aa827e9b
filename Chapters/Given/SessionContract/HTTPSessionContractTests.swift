import APIClient
import Foundation
import HTTPDoubles
import InputForm
import ItemModel
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct HTTPSessionContractTests {
    enum Kind: CaseIterable { case stub, real }
}

extension HTTPSessionContractTests {
    /// What a client gets if the reply is this.
    private func ask<Answer: Sendable>(
        _ kind: Kind, _ reply: LoopbackServer.Reply, patience: Double = 5,
        _ question: (APIClient) async throws -> Answer
    ) async throws -> Answer {
        if kind == .stub {
            return try await question(APIClient(session: stub(reply), server: server))
        }
        let network = try RealNetwork(reply, patience: patience)
        defer { network.end() }
        return try await question(network.client())
    }

    private func stub(_ reply: LoopbackServer.Reply) -> HTTPSessionStub {
        switch reply {
        case .answer(let status, let body): HTTPSessionStub(answer(body, status: status))
        case .nobody: HTTPSessionStub(.failure(URLError(.cannotConnectToHost)))
        case .hangUp, .half: HTTPSessionStub(.failure(URLError(.networkConnectionLost)))
        case .silence: HTTPSessionStub(.failure(URLError(.timedOut)))
        }
    }
}

extension APIError {
    /// Whether nobody has answered, for whatever cause.
    fileprivate var isNoAnswer: Bool {
        if case .noAnswer = self { true } else { false }
    }
}
