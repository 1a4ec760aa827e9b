import DogPatchServer
import Foundation
import LoopbackServer
import TerminalTesting
import Testing

/// The built program, without a terminal.
@Suite(.enabled(if: dogpatch.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct LinesTests {
    @Test func `a session is a talk, line by line`() throws {
        let input = """
            sign in
            zoe@dogs.example
            woof
            me
            write Is Rex still there?
            quit

            """

        let (output, complaints, status) = try dogpatch.run(input, "--demo")

        #expect(
            output == """
                Dog Patch: find a puppy. Type help to see what you can do.
                Beagle · 9 weeks · €950
                Poodle · 12 weeks · €1200
                Mongrel · 1 week · free
                Hello, Zoë!
                You are Zoë, zoe@dogs.example.
                You: Is Rex still there?
                Breeder: Woof! Come and see us on Sunday.

                """)
        #expect(complaints == "")
        #expect(status == 0)
    }

    @Test func `a new person registers, and is forgotten after signing out`() throws {
        let input = "register\nada@dogs.example\nwuff\nAda L.\nme\nsign out\nme\n"

        let lines = try dogpatch.run(input, "--demo").output.split(separator: "\n").dropFirst(4)

        #expect(
            Array(lines) == [
                "Hello, Ada L.!", "You are Ada L., ada@dogs.example.", "You are signed out.",
                "You are not signed in. Sign in, and try again.",
            ])
    }

    @Test func `name and picture are changed together, or not at all`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 7, count: 300_000).write(to: file)
        let kennel = InMemoryServer(puppies: "[]")
        let server = try kennel.open()
        let input = """
            sign in
            zoe@dogs.example
            woof
            change
            Zoë B.
            /no/such/file
            me
            change
            Zoë B.
            \(file.path)
            me

            """

        let output = try dogpatch.run(input, "--server", server.url.absoluteString).output

        #expect(
            output.hasSuffix(
                """
                Hello, Zoë!
                This picture cannot be read. Choose another one.
                You are Zoë, zoe@dogs.example.
                You are Zoë B. now, with a new picture.
                You are Zoë B., zoe@dogs.example.

                """))
        #expect(kennel.picture(of: "zoe@dogs.example") == Data(repeating: 7, count: 300_000))
    }

    @Test(arguments: [
        ("sign in\nzoe@dogs.example\nmiaow", "E-mail or password is wrong. Type both again."),
        (
            "register\nzoe@dogs.example\nwoof\nZoë",
            "Somebody uses this e-mail already. Sign in, or take another one."
        ),
        (
            "register\nAda\n\n",
            "“Ada” is no e-mail. Type one such as ada@dogs.example, or nothing."
        ),
        ("buy", "I do not know “buy”. Type: help"),
        ("name", "I do not know “name”. Type: help"),
        ("write", "What? Type it behind the word: write Is Rex still there?"),
    ])
    func `a command that cannot be done gets a sentence, and the session goes on`(
        input: String, sentence: String
    ) throws {
        let (output, _, status) = try dogpatch.run(input + "\nlist\n", "--demo")

        #expect(
            output.hasSuffix(
                "free\n\(sentence)\nBeagle · 9 weeks · €950\nPoodle · 12 weeks · €1200\n"
                    + "Mongrel · 1 week · free\n"))
        #expect(status == 0)
    }

    @Test(arguments: [(1, ""), (10, " · not sent: the server refused it")])
    func `a message is shown as it was typed`(count: Int, remark: String) throws {
        let text = Array(repeating: "tap to send it again", count: count).joined(separator: " ")

        let output = try dogpatch.run("write \(text)\n", "--demo").output

        #expect(output.contains("\nYou: \(text)\(remark)\n"))
    }

    @Test func `what is written in a tunnel goes out behind it`() throws {
        let output = try dogpatch.run("tunnel\nwrite Hello\ntunnel\n", "--demo").output

        #expect(
            output.hasSuffix(
                """
                You are in a tunnel. What you write waits.
                You: Hello · waiting
                You are out of the tunnel.
                You: Hello
                Breeder: Woof! Come and see us on Sunday.

                """))
    }

    @Test func `what waits when the program ends goes out with the next one, once`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = ["HOME": home.path]

        let first = try dogpatch.run("tunnel\nwrite Hello\n", "--demo", environment: environment)
        let file = home.appending(path: ".dogpatch-unsent-demo").path
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        let second = try dogpatch.run("", "--demo", environment: environment)
        let third = try dogpatch.run("", "--demo", environment: environment)

        #expect(first.output.hasSuffix("\nYou: Hello · waiting\n"))
        #expect(permissions as? Int == 0o600)
        #expect(second.output.contains("\nYou: Hello\nBreeder: Woof! Come and see us on Sunday.\n"))
        #expect(!third.output.contains("Hello"))
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `what waits and cannot be read is said, and not written over`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let file = home.appending(path: ".dogpatch-unsent-demo")
        try Data("Hello, is Ruby st".utf8).write(to: file)

        let output = try dogpatch.run(
            "tunnel\nwrite Hello\n", "--demo", environment: ["HOME": home.path]
        ).output

        #expect(
            output.contains(
                "\nWhat waited last time cannot be read. It lies in \(file.path)-unreadable.\n"))
        let aside = try String(
            contentsOf: URL(fileURLWithPath: file.path + "-unreadable"), encoding: .utf8)
        #expect(aside == "Hello, is Ruby st")
        let next = try dogpatch.run("", "--demo", environment: ["HOME": home.path]).output
        #expect(next.contains("\nYou: Hello\n"))
    }

    @Test func `while another program writes what waits there, nothing is written between`() throws
    {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = open(home.path, O_RDONLY)
        defer { close(folder) }
        try #require(flock(folder, LOCK_EX) == 0)

        let output = try dogpatch.run(
            "tunnel\nwrite Hello\n", "--demo", environment: ["HOME": home.path]
        ).output

        #expect(output.contains("\nWhat waits cannot be kept: the disk is full, or locked.\n"))
        let file = home.appending(path: ".dogpatch-unsent-demo").path
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func `what cannot be kept on the disk is said`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)

        let output = try dogpatch.run(
            "tunnel\nwrite Hello\n", "--demo", environment: ["HOME": file.path]
        ).output

        #expect(output.contains("\nWhat waits cannot be kept: the disk is full, or locked.\n"))
    }

    @Test(arguments: [
        ("--fly", "There is no --fly."), ("--demo --fly", "There is no --fly."),
        ("--server", "--server needs one address, such as https://dogs.example."),
        ("--server dogs", "“dogs” is no address. Type one such as https://dogs.example."),
        (
            "--server http://dogs.example",
            "http://dogs.example would carry your password in the open. It needs https."
        ),
    ])
    func `a wrong argument gets a sentence`(words: String, sentence: String) throws {
        let (output, complaints, status) = try dogpatch.run(
            "", words.split(separator: " ").map(String.init))

        #expect(output == "")
        #expect(complaints == sentence + " Try: dogpatch --help\n")
        #expect(status == 64)
    }

    @Test func `a server that is elsewhere is asked, too`() throws {
        let kennel = try InMemoryServer(puppies: "[]").open()

        let output = try dogpatch.run("", "--server", kennel.url.absoluteString).output

        #expect(output.hasSuffix("\nNo puppy is for sale today.\n"))
    }

    @Test func `an address may be in capitals`() throws {
        let kennel = try InMemoryServer(puppies: "[]").open()
        let port = try #require(kennel.url.port)

        let output = try dogpatch.run("", "--server", "HTTP://LOCALHOST:\(port)").output

        #expect(output.hasSuffix("\nNo puppy is for sale today.\n"))
    }

    @Test func `a server that does not answer gets a sentence`() throws {
        let nobody = try LoopbackServer(.nobody)

        let (output, _, status) = try dogpatch.run(
            "", "--server", nobody.url.absoluteString)

        #expect(output.hasSuffix("\nNobody answers. Look at your connection, and try again.\n"))
        #expect(status == 0)
    }

    #if os(Linux)
        @Test func `a system without web sockets says so in one sentence`() throws {
            let kennel = try InMemoryServer().open()

            let output = try dogpatch.run(
                "write Hello\n", "--server", kennel.url.absoluteString
            ).output

            #expect(
                output.hasSuffix(
                    "\nThis system cannot chat: it has no web sockets.\nNot sent: Hello\n"))
        }
    #endif

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the program in peace`(signal: Int32) throws {
        #expect(try dogpatch.run("", "--demo", until: "Mongrel", signal: signal) == 0)
    }
}
