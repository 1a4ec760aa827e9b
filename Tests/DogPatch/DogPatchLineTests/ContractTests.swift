import DogPatchChat
import DogPatchKennel
import DogPatchLine
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ContractTests {
    @Test func `it opens, echoes with a number, refuses, and closes`() async {
        let line = KennelLine()
        let events = listen(to: line)
        line.open()
        line.send("a Is Rex still there?")
        line.send("b " + String(repeating: "x", count: 201))

        var heard: [SocketEvent] = []
        for await event in events {
            heard.append(event)
            if heard.count == 4 { line.close() }
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

extension ContractTests {
    private func listen(to line: any ChatSocket) -> AsyncStream<SocketEvent> {
        let (events, continuation) = AsyncStream.makeStream(of: SocketEvent.self)
        line.receive = { continuation.yield($0) }
        return events
    }
}
