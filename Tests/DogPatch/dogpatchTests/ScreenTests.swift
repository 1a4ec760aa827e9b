import Foundation
import TerminalTesting
import Testing

/// The built program, in a terminal.
@Suite(.enabled(if: dogpatch.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct ScreenTests {
    @Test func `a password is not shown while somebody signs in`() throws {
        let terminal = try PseudoTerminal(dogpatch)
        try terminal.start()
        try terminal.wait(for: "Beagle · 9 weeks")
        terminal.press("sign in\r")
        try terminal.wait(for: "E-mail: ")
        terminal.press("zoe@dogs.example\r")
        try terminal.wait(for: "Password: ")
        terminal.press("woof")
        try terminal.wait(for: "••••")

        terminal.press("\r")

        try terminal.wait(for: "Hello, Zoë!")
        terminal.press("quit\r")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `a terminal is as it was, whatever signal ends the program`(signal: Int32) throws {
        let terminal = try PseudoTerminal(dogpatch, "--demo")
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "Mongrel")
        #expect(terminal.settings != before)

        terminal.signal(signal)

        try terminal.wait(for: "\u{1B}[?1049l")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    @Test func `Ctrl-C ends the program, also while a password is being typed`() throws {
        let terminal = try PseudoTerminal(dogpatch)
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "Mongrel")
        terminal.press("sign in\rzoe@dogs.example\rwo")
        try terminal.wait(for: "Password: ••")

        terminal.press("\u{3}")

        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    @Test func `two programs lose nothing of each other`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = ["HOME": home.path]
        let terminal = try PseudoTerminal(dogpatch, "--demo", home: home.path)
        try terminal.start()
        try terminal.wait(for: "Mongrel")
        terminal.press("tunnel\rwrite One\r")
        try terminal.wait(for: "You: One · waiting")
        _ = try dogpatch.run("tunnel\nwrite Two\n", "--demo", environment: environment)

        terminal.press("tunnel\r")
        try terminal.wait(for: "Woof!")
        terminal.press("quit\r")
        #expect(try terminal.waitForEnd() == 0)

        let next = try dogpatch.run("", "--demo", environment: environment).output
        #expect(next.contains("\nYou: Two\n"))
    }

    @Test func `a terminal that is too small gets a sentence`() throws {
        let terminal = try PseudoTerminal(dogpatch)
        terminal.resize(columns: 12, rows: 3)
        try terminal.start()

        try terminal.wait(for: "too small:")
        terminal.resize(columns: 72, rows: 12)
        try terminal.wait(for: "Dog Patch")
        terminal.press("quit\r")
        #expect(try terminal.waitForEnd() == 0)
    }
}
