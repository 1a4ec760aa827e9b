import DogPatchChat
import Foundation
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

    @Test func `what I write while offline waits`() {
        sut.send("Is Rex still there?")
        sut.send("And Luna?")
        #expect(socket.sent == [])

        socket.receive?(.opened)

        #expect(socket.sent == ["a Is Rex still there?", "b And Luna?"])
        #expect(sut.log.messages.map(\.state) == [.waiting, .waiting])
    }

    @Test func `what I write while online goes out at once`() {
        socket.receive?(.opened)

        sut.send("Hello")
        #expect(socket.takeSent() == ["a Hello"])

        sut.send("Hello again")
        #expect(socket.takeSent() == ["b Hello again"])
    }

    @Test func `what comes is read`() {
        socket.receive?(.text("7 x Yes, he is 🐶"))

        let message = ChatMessage(id: "x", text: "Yes, he is 🐶", state: .sent(7))
        #expect(sut.log.messages == [message])
        #expect(sut.problem == nil)
        #expect(socket.sent == [])
    }

    @Test(arguments: ["", "7", "7 x", "7 x ", "no x", "seven x Hi", "0 x Hi", "-1 x Hi", "7  x Hi"])
    func `what is no message is a sentence`(text: String) {
        socket.receive?(.text(text))

        #expect(sut.log.messages == [])
        #expect(sut.problem == "Something came that is no message.")
    }

    @Test func `a new connection loses nothing, and keeps each id`() {
        socket.receive?(.opened)
        sut.send("One")
        sut.send("Two")
        socket.receive?(.text("1 a One"))
        #expect(socket.takeSent() == ["a One", "b Two"])

        socket.receive?(.closed)
        sut.send("Three")
        #expect(socket.takeSent() == [])

        socket.receive?(.opened)
        #expect(socket.takeSent() == ["b Two", "c Three"])
    }

    @Test func `what is refused stays, and does not go out by itself`() {
        socket.receive?(.opened)
        sut.send("Hello")
        sut.send("You fool")
        socket.receive?(.text("no b"))
        #expect(sut.log.messages.map(\.state) == [.waiting, .refused])
        #expect(sut.problem == nil)

        socket.receive?(.closed)
        _ = socket.takeSent()
        socket.receive?(.opened)
        #expect(socket.takeSent() == ["a Hello"])
    }

    @Test func `what is refused can be sent again, once`() {
        socket.receive?(.opened)
        sut.send("Hello")
        socket.receive?(.text("no a"))
        _ = socket.takeSent()

        sut.sendAgain(id: "a")
        #expect(socket.takeSent() == ["a Hello"])
        #expect(sut.log.messages.map(\.state) == [.waiting])

        sut.sendAgain(id: "a")
        #expect(socket.takeSent() == [])
    }

    @Test func `what waits when the program ends goes out with the next one`() throws {
        sut.send("Is Rex still there?")
        let file = try JSONEncoder().encode(sut.log.waiting)

        let next = ChatSocketSpy()
        let waiting = try JSONDecoder().decode([ChatMessage].self, from: file)
        let tomorrow = ChatClient(socket: next, waiting: waiting) { "z" }
        next.receive?(.opened)

        #expect(next.takeSent() == ["a Is Rex still there?"])
        #expect(tomorrow.log == sut.log)
    }
}
