import DogPatchChat
import DogPatchClient
import DogPatchKennel
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct AcceptanceTests {
    private let zoe = (email: "zoe@dogs.example", password: "woof")

    @Test func `D1 · I see all puppies, with breed, age and price, and need not sign in`()
        async throws
    {
        let phone = try Phone()

        await phone.load()

        let rows = phone.puppies.map { "\($0.breed), \($0.age), \($0.price)" }
        #expect(
            rows == ["Beagle, 9 weeks, €950", "Poodle, 12 weeks, €1200", "Mongrel, 1 week, free"])
        #expect(await phone.tokens.token() == nil)
    }

    @Test func `D2 · in a tunnel I am told so, and it is no mistake of mine`() async throws {
        let phone = try Phone(isReachable: false)

        await phone.load()

        #expect(phone.sentence == "Nobody answers. Look at your connection, and try again.")
    }

    @Test func `D3 · I sign in once, and the app knows my name`() async throws {
        let phone = try Phone()

        let problem = await phone.attempt { () async throws(DogPatchError) in
            try await phone.client.signIn(email: zoe.email, password: zoe.password)
        }

        #expect(problem == nil)
        #expect(try await phone.client.account().name == "Zoë")
        #expect(try await phone.client.account().name == "Zoë")
    }

    @Test func `D4 · a wrong password is said, and I am not in`() async throws {
        let phone = try Phone()

        let problem = await phone.attempt { () async throws(DogPatchError) in
            try await phone.client.signIn(email: zoe.email, password: "miaow")
        }

        #expect(problem == "E-mail or password is wrong. Type both again.")
        #expect(await phone.tokens.token() == nil)
    }

    @Test func `D5 · I am new, and have an account in a minute`() async throws {
        let phone = try Phone()

        try await phone.client.register(
            name: "Ada L.", email: "ada@dogs.example", password: "wuff")

        #expect(try await phone.client.account().name == "Ada L.")
        let problem = await phone.attempt { () async throws(DogPatchError) in
            try await phone.client.register(name: "B.", email: "ada@dogs.example", password: "b")
        }
        #expect(problem == "Somebody uses this e-mail already. Sign in, or take another one.")
    }

    @Test func `D6 · nobody who finds my phone later is me: I sign out, or the kennel forgets me`()
        async throws
    {
        let phone = try Phone()
        try await phone.client.signIn(email: zoe.email, password: zoe.password)
        try await phone.client.signOut()
        let sentence = "You are not signed in. Sign in, and try again."
        #expect(await phone.account() == sentence)

        try await phone.client.signIn(email: zoe.email, password: zoe.password)
        phone.kennel.forgetTokens()

        #expect(await phone.account() == sentence)
        #expect(await phone.tokens.token() == nil)
    }

    @Test func `D7 · the breeder sees my name and my picture, both or none`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("🐶".utf8).write(to: file)
        let phone = try Phone()
        let form = try ProfileForm(name: "Zoë B.", picture: file)
        #expect(await phone.change(form) == "You are not signed in. Sign in, and try again.")
        #expect(phone.kennel.picture(of: zoe.email) == nil)

        try await phone.client.signIn(email: zoe.email, password: zoe.password)

        #expect(await phone.change(form) == nil)
        #expect(await phone.account() == "Zoë B.")
        #expect(phone.kennel.picture(of: zoe.email) == Data("🐶".utf8))
    }

    @Test func `D8 · what I write on the train goes out when there is a line again`() async throws {
        let (line, chat) = talk()
        chat.send("Is Rex still there?")
        #expect(chat.log.messages.map(\.row) == ["Is Rex still there? · waiting"])

        line.open()

        await until { chat.log.messages.count == 2 }
        #expect(
            chat.log.messages.map(\.row) == [
                "Is Rex still there?", "Woof! Come and see us on Sunday.",
            ])
    }
}

extension AcceptanceTests {
    private func talk() -> (line: KennelLine, chat: ChatClient) {
        let line = KennelLine()
        var number = 0
        let chat = ChatClient(socket: line) {
            number += 1
            return "mine\(number)"
        }
        return (line, chat)
    }

    /// Lets others go first, until it is true, or they have had their turn ten thousand times.
    private func until(_ isTrue: () -> Bool) async {
        for _ in 1...10_000 where !isTrue() { await Task.yield() }
    }
}
