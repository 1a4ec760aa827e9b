import APIClient
import Foundation
import ItemModel
import LoopbackServer
import Testing
import ToDoDoubles

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct HTTPSessionContractTests {
    enum Kind: CaseIterable { case stub, real }

    @Test(arguments: Kind.allCases)
    func `the items on the server arrive`(_ kind: Kind) async throws {
        let items = try await ask(kind, .answer(body: #"[{"title": "Call Zoë"}]"#))

        #expect(items.map(\.title) == ["Call Zoë"])
    }

    @Test(arguments: Kind.allCases, [300, 404, 500])
    func `a status that is no success is an error`(_ kind: Kind, _ status: Int) async {
        await #expect(throws: APIError.status(status)) {
            try await ask(kind, .answer(status: status, body: "Sorry"))
        }
    }

    @Test(
        arguments: Kind.allCases,
        [.nobody, .hangUp, .half("[]"), .silence] as [LoopbackServer.Reply])
    func `without an answer the error says so`(
        _ kind: Kind, _ reply: LoopbackServer.Reply
    ) async {
        let error = await #expect(throws: APIError.self) {
            try await ask(kind, reply, patience: 1)
        }
        #expect(error?.isNoAnswer == true)
    }

    @Test(arguments: Kind.allCases)
    func `a task that was cancelled gets no answer`(_ kind: Kind) async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ask(kind, .silence)
        }

        await #expect(throws: APIError.cancelled) { try await task.value }
    }
}

extension HTTPSessionContractTests {
    /// What the client gets if the reply is this.
    private func ask(
        _ kind: Kind, _ reply: LoopbackServer.Reply, patience: Double = 5
    ) async throws -> [ToDoItem] {
        if kind == .stub {
            let nowhere = URL(string: "https://items.example")!
            return try await APIClient(session: stub(reply, for: nowhere), server: nowhere)
                .toDoItems()
        }
        let network = try RealNetwork(reply, patience: patience)
        defer { network.end() }
        return try await network.client().toDoItems()
    }

    private func stub(_ reply: LoopbackServer.Reply, for url: URL) -> HTTPSessionStub {
        switch reply {
        case .answer(let status, let body):
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: nil, headerFields: nil)!
            return HTTPSessionStub(.success((Data(body.utf8), response)))
        case .nobody: return HTTPSessionStub(.failure(URLError(.cannotConnectToHost)))
        case .hangUp, .half: return HTTPSessionStub(.failure(URLError(.networkConnectionLost)))
        case .silence: return HTTPSessionStub(.failure(URLError(.timedOut)))
        }
    }
}

extension APIError {
    /// Whether nobody has answered, for whatever cause.
    fileprivate var isNoAnswer: Bool {
        if case .noAnswer = self { true } else { false }
    }
}
