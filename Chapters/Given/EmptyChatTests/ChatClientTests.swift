import DogPatchChat
import Testing

@MainActor
struct ChatClientTests {
    private let socket = ChatSocketSpy()
    private let sut: ChatClient

    init() {
        var ids = ["c", "b", "a"]
        sut = ChatClient(socket: socket) { ids.removeLast() }
    }

    @Test(arguments: ["", "  ", "\n"])
    func `what is empty is not sent`(text: String) {
        socket.receive?(.opened)

        sut.send(text)

        #expect(sut.log.messages == [])
        #expect(socket.sent == [])
    }
}
