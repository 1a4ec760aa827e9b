import DogPatchChat
import DogPatchClient
import DogPatchServer
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AcceptanceTests {
    private let zoe = (email: "zoe@dogs.example", password: "woof")

    @Test func `D1 · I see all puppies, with breed, age and price, and need not sign in`()
        async throws
    {
        let app = try DogPatchDriver()

        await app.load()

        let rows = app.puppies.map { "\($0.breed), \($0.age), \($0.price)" }
        #expect(
            rows == ["Beagle, 9 weeks, €950", "Poodle, 12 weeks, €1200", "Mongrel, 1 week, free"])
        #expect(await app.tokens.token() == nil)
    }

    @Test func `D2 · in a tunnel I am told so, and it is no mistake of mine`() async throws {
        let app = try DogPatchDriver(isReachable: false)

        await app.load()

        #expect(app.sentence == "Nobody answers. Look at your connection, and try again.")
    }

    @Test func `D3 · I sign in once, and the app knows my name`() async throws {
        let app = try DogPatchDriver()

        let problem = await app.attempt { () async throws(DogPatchError) in
            try await app.client.signIn(email: zoe.email, password: zoe.password)
        }

        #expect(problem == nil)
        #expect(try await app.client.account().name == "Zoë")
        #expect(try await app.client.account().name == "Zoë")
    }

    @Test func `D4 · a wrong password is said, and I am not in`() async throws {
        let app = try DogPatchDriver()

        let problem = await app.attempt { () async throws(DogPatchError) in
            try await app.client.signIn(email: zoe.email, password: "miaow")
        }

        #expect(problem == "E-mail or password is wrong. Type both again.")
        #expect(await app.tokens.token() == nil)
    }

    @Test func `D5 · I am new, and have an account in a minute`() async throws {
        let app = try DogPatchDriver()

        try await app.client.register(
            name: "Ada L.", email: "ada@dogs.example", password: "wuff")

        #expect(try await app.client.account().name == "Ada L.")
        let problem = await app.attempt { () async throws(DogPatchError) in
            try await app.client.register(name: "B.", email: "ada@dogs.example", password: "b")
        }
        #expect(problem == "Somebody uses this e-mail already. Sign in, or take another one.")
    }

    @Test func `D6 · nobody who finds my phone later is me: I sign out, or the kennel forgets me`()
        async throws
    {
        let app = try DogPatchDriver()
        try await app.client.signIn(email: zoe.email, password: zoe.password)
        try await app.client.signOut()
        let sentence = "You are not signed in. Sign in, and try again."
        #expect(await app.account() == sentence)

        try await app.client.signIn(email: zoe.email, password: zoe.password)
        app.server.forgetTokens()

        #expect(await app.account() == sentence)
        #expect(await app.tokens.token() == nil)
    }

    @Test func `D7 · the breeder sees my name and my picture, both or none`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("🐶".utf8).write(to: file)
        let app = try DogPatchDriver()
        let form = try ProfileForm(name: "Zoë B.", picture: file)
        #expect(await app.change(form) == "You are not signed in. Sign in, and try again.")
        #expect(app.server.picture(of: zoe.email) == nil)

        try await app.client.signIn(email: zoe.email, password: zoe.password)

        #expect(await app.change(form) == nil)
        #expect(await app.account() == "Zoë B.")
        #expect(app.server.picture(of: zoe.email) == Data("🐶".utf8))
    }

    @Test func `D8 · what I write on the train goes out when there is a line again`() async throws {
        let (socket, chat, events) = talk()
        chat.send("Is Rex still there?")
        #expect(chat.log.messages.map(\.row) == ["Is Rex still there? · waiting"])

        socket.open()

        for await event in events where event.isAnswer { break }
        #expect(
            chat.log.messages.map(\.row) == [
                "Is Rex still there?", "Woof! Come and see us on Sunday.",
            ])
    }
}

extension AcceptanceTests {
    /// - Returns: `events`, which has each event as soon as the chat knows it.
    private func talk() -> (InMemoryChatSocket, ChatClient, events: AsyncStream<SocketEvent>) {
        let socket = InMemoryChatSocket()
        var number = 0
        let chat = ChatClient(socket: socket) {
            number += 1
            return "mine\(number)"
        }
        let (events, log) = AsyncStream.makeStream(of: SocketEvent.self)
        let receive = socket.receive
        socket.receive = { event in
            receive?(event)
            log.yield(event)
        }
        return (socket, chat, events)
    }
}

extension SocketEvent {
    /// Whether it is what the breeder says.
    fileprivate var isAnswer: Bool {
        if case .text(let text) = self { text.contains("Woof!") } else { false }
    }
}
