import Foundation
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AskedServerTests {
    @Test func `it hears until it has an answer`() throws {
        let server = try AskedServer { $0.count < 6 ? nil : Data("heard: ".utf8) + $0 }
        let client = try #require(Client(to: server.url))

        client.say("one")
        client.say("two")

        #expect(client.hear() == "heard: onetwo")
    }

    @Test func `an answer of any length arrives whole, one client after the other`() throws {
        let long = String(repeating: "long ", count: 1_000_000)
        let server = try AskedServer { _ in Data(long.utf8) }

        for _ in 1...2 {
            let client = try #require(Client(to: server.url))
            client.say("?")
            #expect(client.hear() == long)
        }
    }

    @Test func `who goes without a word leaves room for the next`() throws {
        let server = try AskedServer { $0 }
        do { _ = try #require(Client(to: server.url)) }
        let client = try #require(Client(to: server.url))

        client.say("me")

        #expect(client.hear() == "me")
    }

    @Test func `when it ends, nobody is kept, and its port is free`() throws {
        var server: AskedServer? = try AskedServer { _ in nil }
        let url = try #require(server?.url)
        let client = try #require(Client(to: url))
        client.say("wait for me")

        server = nil

        #expect(client.hear() == "")
        #expect(Client(to: url) == nil)
    }
}
