import DogPatchChat
import DogPatchServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct InMemoryChatSocketTests {
    @Test func `a chat opens, echoes with a number, refuses, and closes`() async {
        let socket = InMemoryChatSocket()
        let events = listen(to: socket)
        socket.open()
        socket.send("a Is Rex still there?")
        socket.send("b " + String(repeating: "x", count: 201))

        var heard: [SocketEvent] = []
        for await event in events {
            heard.append(event)
            if heard.count == 4 { socket.close() }
            if event == .closed { break }
        }

        #expect(
            heard == [
                .opened, .text("1 a Is Rex still there?"),
                .text("2 kennel2 Woof! Come and see us on Sunday."), .text("no b"),
                .closed,
            ])
    }
}

extension InMemoryChatSocketTests {
    private func listen(to socket: any ChatSocket) -> AsyncStream<SocketEvent> {
        let (events, continuation) = AsyncStream.makeStream(of: SocketEvent.self)
        socket.receive = { continuation.yield($0) }
        return events
    }
}
