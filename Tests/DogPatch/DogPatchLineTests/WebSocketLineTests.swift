import Foundation
import Testing

@testable import DogPatchLine

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
struct WebSocketLineTests {
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

    @Test func `a line that nobody keeps is released, though it was not closed`() throws {
        let url = try #require(URL(string: "wss://127.0.0.1:1/chat"))
        weak var released: WebSocketLine?

        do {
            let line = WebSocketLine(url, session: URLSession(configuration: .ephemeral))
            line.open()
            released = line
        }

        #expect(released == nil)
    }
}
