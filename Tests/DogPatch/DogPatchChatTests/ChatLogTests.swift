import DogPatchChat
import Testing

struct ChatLogTests {
    @Test func `messages stand in the order of their numbers`() {
        var sut = ChatLog()

        for number in [2, 3, 1] {
            sut.add(ChatMessage(id: "id\(number)", text: "\(number)", state: .sent(number)))
        }

        #expect(sut.messages.map(\.text) == ["1", "2", "3"])
    }

    @Test func `a message that comes twice is shown once`() {
        var sut = ChatLog()
        let message = ChatMessage(id: "a", text: "Is Rex still there?", state: .sent(1))

        sut.add(message)
        sut.add(message)

        #expect(sut.messages == [message])
    }

    @Test func `the echo of my message is its receipt`() {
        var sut = ChatLog()
        let mine = ChatMessage(id: "mine", text: "Hello", state: .waiting)
        let echo = ChatMessage(id: "mine", text: "Hello", state: .sent(1))
        let bellas = ChatMessage(id: "b", text: "Good morning", state: .sent(2))

        sut.add(mine)
        sut.add(bellas)
        #expect(sut.messages == [bellas, mine])

        sut.add(echo)
        #expect(sut.messages == [echo, bellas])
    }
}
