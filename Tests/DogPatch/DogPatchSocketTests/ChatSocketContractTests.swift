import DogPatchChat
import DogPatchServer
import DogPatchSocket
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What every line promises: the one in memory, and a web socket where `CHAT_SERVER` names a server.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ChatSocketContractTests {
    enum Kind {
        case inMemory
        case web(URL)
    }

    nonisolated static let kinds =
        [Kind.inMemory]
        + [ProcessInfo.processInfo.environment["CHAT_SERVER"].flatMap { URL(string: $0) }]
        .compactMap { $0.map(Kind.web) }

    @Test(arguments: kinds)
    func `what is sent comes back under its id, behind a number`(kind: Kind) async throws {
        let (sut, events) = line(kind)
        sut.open()
        #expect(await events.next() == .opened)

        sut.send("a Hello to you")

        guard case .text(let echo) = await events.next() else {
            Issue.record("A text comes back")
            return
        }
        let parts = echo.split(separator: " ", maxSplits: 1)
        #expect(Int(parts[0]) ?? 0 > 0)
        #expect(parts.last == "a Hello to you")
        sut.close()
    }

    @Test(arguments: kinds)
    func `a line that is closed says so, and can be opened again`(kind: Kind) async {
        let (sut, events) = line(kind)
        sut.open()
        #expect(await events.next() == .opened)

        sut.close()
        #expect(await events.next() == .closed)

        sut.open()
        #expect(await events.next() == .opened)
        sut.close()
    }
}

extension ChatSocketContractTests {
    private func line(_ kind: Kind) -> (any ChatLine, AsyncStream<SocketEvent>) {
        let sut: any ChatLine =
            switch kind {
            case .inMemory: InMemoryChatSocket()
            case .web(let url):
                WebSocketChatSocket(url, session: URLSession(configuration: .ephemeral))
            }
        let (events, log) = AsyncStream.makeStream(of: SocketEvent.self)
        sut.receive = { log.yield($0) }
        return (sut, events)
    }
}

/// A line that somebody opens and closes.
@MainActor
private protocol ChatLine: ChatSocket {
    func open()
    func close()
}

extension InMemoryChatSocket: ChatLine {}
extension WebSocketChatSocket: ChatLine {}

extension AsyncStream<SocketEvent> {
    @MainActor
    fileprivate func next() async -> SocketEvent? {
        for await event in self { return event }
        return nil
    }
}
