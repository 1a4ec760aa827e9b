import DogPatchChat
import Foundation
import LoopbackServer
import Testing

@testable import DogPatchSocket

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
struct WebSocketChatSocketTests {
    @Test(arguments: [
        ("https://dogs.example/chat", "wss://dogs.example/chat"),
        ("HTTPS://dogs.example/chat", "wss://dogs.example/chat"),
        ("http://127.0.0.1:8080/chat?a=b", "ws://127.0.0.1:8080/chat?a=b"),
        ("wss://dogs.example/chat", "wss://dogs.example/chat"),
        ("ws://localhost/chat", "ws://localhost/chat"),
    ])
    func `an address of the web is one for web sockets`(web: String, socket: String) throws {
        let url = try #require(URL(string: web))

        #expect(url.forWebSocket.absoluteString == socket)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a broken line can be opened again`() async throws {
        let nobody = try LoopbackServer(.nobody)
        let sut = WebSocketChatSocket(
            nobody.url, session: URLSession(configuration: .ephemeral))
        let (events, log) = AsyncStream.makeStream(of: SocketEvent.self)
        sut.receive = { log.yield($0) }

        for _ in 1...2 {
            sut.open()
            #expect(!sut.isClosed)

            for await event in events {
                #expect(event == .closed)
                break
            }
            #expect(sut.isClosed)
        }
    }

    @Test func `a socket that nobody keeps is released, though it was not closed`() throws {
        let nobody = try LoopbackServer(.nobody)
        weak var released: WebSocketChatSocket?

        do {
            let socket = WebSocketChatSocket(
                nobody.url, session: URLSession(configuration: .ephemeral))
            socket.open()
            released = socket
        }

        #expect(released == nil)
    }
}
