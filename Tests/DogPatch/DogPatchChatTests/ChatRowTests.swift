import DogPatchChat
import Testing

struct ChatRowTests {
    @Test(arguments: [
        (ChatMessage.State.sent(1), "Hello"),
        (.waiting, "Hello · waiting"),
        (.refused, "Hello · not sent; tap to send it again"),
    ])
    func `a row says how far its message is`(state: ChatMessage.State, row: String) {
        let sut = ChatMessage(id: "a", text: "Hello", state: state)

        #expect(sut.row == row)
    }
}
