import Foundation
import Testing

@testable import TerminalTesting

@Suite(.timeLimit(.minutes(2)))
struct PseudoTerminalTests {
    private let shell = Program(at: URL(fileURLWithPath: "/bin/sh"))

    @Test func `what is typed comes to the program, and what it says comes back`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "read line; echo \"Heard $line.\"")
        try terminal.start()

        terminal.press("Grüße\n")

        try terminal.wait(for: "Heard Grüße.")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `what was awaited is behind us, and what stands between is returned`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "echo one two one three")
        try terminal.start()

        try terminal.wait(for: "one")

        #expect(try terminal.wait(for: "one") == " two ")
        #expect(try terminal.wait(for: "three") == " ")
    }

    @Test func `a terminal is an xterm unless the test says otherwise`() throws {
        let script = "echo \"$TERM, $HOME.\""
        let usual = try PseudoTerminal(shell, "-c", script)
        let other = try PseudoTerminal(shell, "-c", script, kind: "dumb")
        try usual.start()
        try other.start()

        #expect(try usual.wait(for: ".") == "xterm, ")
        #expect(try other.wait(for: ".") == "dumb, ")
    }

    @Test func `a program has the home that the test gives it`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "echo \"$HOME.\"", home: "/here")
        try terminal.start()

        #expect(try terminal.wait(for: ".") == "/here")
    }

    @Test func `a window has a size, and the program is told of another`() throws {
        let script = "trap 'stty size' WINCH; stty size; echo Ready; while :; do read line; done"
        let terminal = try PseudoTerminal(shell, "-c", script)
        try terminal.start()
        #expect(try terminal.wait(for: "Ready") == "12 72\r\n")

        terminal.resize(columns: 40, rows: 9)

        try terminal.wait(for: "9 40")
    }

    @Test func `settings are those that the program has made`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "stty -echo; echo Ready; read line")
        let before = terminal.settings
        try terminal.start()

        try terminal.wait(for: "Ready")

        #expect(terminal.settings != before)
    }

    @Test func `a signal comes to the program, and its status comes back`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "echo Ready; read line; exit 8")
        try terminal.start()
        try terminal.wait(for: "Ready")

        terminal.signal(SIGKILL)

        #expect(try terminal.waitForEnd() == SIGKILL)
    }

    @Test func `a nudge is sent as long as nothing comes`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "kill -STOP $$; echo Awake")
        try terminal.start()

        try terminal.wait(for: "Awake", nudge: SIGCONT)
    }

    @Test func `a line that is hung up ends what the program reads`() throws {
        let terminal = try PseudoTerminal(shell, "-c", "echo Ready; read line || exit 5; exit 6")
        try terminal.start()
        try terminal.wait(for: "Ready")

        terminal.hangUp()

        #expect(try terminal.waitForEnd() == 5)
    }
}
