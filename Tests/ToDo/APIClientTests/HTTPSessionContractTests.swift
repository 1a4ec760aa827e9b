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

    @Test(arguments: Kind.allCases)
    func `the items on the server arrive`(_ kind: Kind) async throws {
        let items = try await ask(kind, .answer(body: #"[{"title": "Call Zoë"}]"#)) { client in
            try await client.toDoItems()
        }

        #expect(items.map(\.title) == ["Call Zoë"])
    }

    @Test(arguments: Kind.allCases)
    func `a place on the server is found`(_ kind: Kind) async throws {
        let body = #"[{"name": "Station", "latitude": 1, "longitude": 2}]"#

        let found = try await ask(kind, .answer(body: body)) { client in
            try await client.coordinate(for: "Station")
        }

        #expect(found == Coordinate(latitude: 1, longitude: 2))
    }

    @Test(arguments: Kind.allCases, [300, 404, 500])
    func `a status that is no success is an error`(_ kind: Kind, _ status: Int) async {
        await #expect(throws: APIError.status(status)) {
            try await ask(kind, .answer(status: status, body: "Sorry")) { client in
                try await client.toDoItems()
            }
        }
    }

    @Test(
        arguments: Kind.allCases,
        [.nobody, .hangUp, .half("[]"), .silence] as [LoopbackServer.Reply])
    func `without an answer the error says so`(
        _ kind: Kind, _ reply: LoopbackServer.Reply
    ) async {
        let error = await #expect(throws: APIError.self) {
            try await ask(kind, reply, patience: 1) { client in try await client.toDoItems() }
        }
        #expect(error?.isNoAnswer == true)
    }

    @Test(arguments: Kind.allCases)
    func `a task that was cancelled gets no answer`(_ kind: Kind) async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ask(kind, .silence) { client in try await client.toDoItems() }
        }

        await #expect(throws: APIError.cancelled) { try await task.value }
    }
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
