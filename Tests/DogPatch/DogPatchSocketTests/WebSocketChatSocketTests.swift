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
    private let nobody: LoopbackServer

    init() throws {
        nobody = try LoopbackServer(.nobody)
    }

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
        let sut = WebSocketChatSocket(
            nobody.url, session: URLSession(configuration: .ephemeral))
        let (events, log) = AsyncStream.makeStream(of: SocketEvent.self)
        sut.receive = { log.yield($0) }

        for _ in 1...2 {
            sut.open()
            try #require(!sut.isClosed)

            for await event in events {
                #expect(event == .closed)
                break
            }
            #expect(sut.isClosed)
        }
    }

    @Test func `a socket that nobody keeps is released, though it was not closed`() {
        weak var released: WebSocketChatSocket?

        do {
            let socket = WebSocketChatSocket(
                nobody.url, session: URLSession(configuration: .ephemeral))
            socket.open()
            released = socket
        }

        #expect(released == nil)
    }

    @Test func `a line is open from the moment it says so until it is closed`() throws {
        let (sut, heard) = opened()
        let connection = try #require(sut.task)
        #expect(!sut.isOpen)

        sut.tell(.opened, on: connection)
        #expect(sut.isOpen)

        sut.tell(.closed, on: connection)
        #expect(!sut.isOpen)
        #expect(heard.events == [.opened, .closed])
    }

    @Test func `a line that is closed says nothing more`() throws {
        let (sut, heard) = opened()
        let connection = try #require(sut.task)
        sut.tell(.text("1 a Hello"), on: connection)

        for event in [SocketEvent.closed, .text("2 a Too late"), .opened, .closed] {
            sut.tell(event, on: connection)
        }

        #expect(heard.events == [.text("1 a Hello"), .closed])
        #expect(!sut.isOpen)
    }

    @Test func `what the connection before says is for nobody`() throws {
        let (sut, heard) = opened()
        let before = try #require(sut.task)
        sut.tell(.opened, on: before)

        sut.open()
        #expect(!sut.isOpen)
        sut.tell(.text("1 a Too late"), on: before)
        sut.tell(.closed, on: before)

        #expect(!sut.isClosed)
        #expect(heard.events == [.opened])
    }
}

extension WebSocketChatSocketTests {
    /// A line that has just been opened, to nobody, and who hears what it says.
    private func opened() -> (sut: WebSocketChatSocket, heard: Heard) {
        let sut = WebSocketChatSocket(
            nobody.url, session: URLSession(configuration: .ephemeral))
        let heard = Heard()
        sut.receive = { heard.events.append($0) }
        sut.open()
        return (sut, heard)
    }
}

/// What a line has said, in order.
@MainActor
private final class Heard {
    var events: [SocketEvent] = []
}
