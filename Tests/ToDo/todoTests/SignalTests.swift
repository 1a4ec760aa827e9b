import Foundation
import TerminalTesting
import Testing

/// Whatever ends the program, or stops it: the terminal is whole, and what was typed is kept.
@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct SignalTests {
    private let folder: Folder
    private let terminal: PseudoTerminal
    private let before: [UInt]

    init() throws {
        folder = try Folder()
        terminal = try PseudoTerminal(todo, "--file", folder.list)
        before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2])
    func `what is in the form is kept`(signal: Int32) throws {
        try typeIntoForm()

        terminal.signal(signal)

        try checkEnd()
        #expect(try list == "To do\n1 [ ] Call Mum\n")
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `an end that comes while it is stopped is not lost`(signal: Int32) throws {
        try typeIntoForm()

        for signal in [SIGSTOP, signal, SIGCONT] { terminal.signal(signal) }

        try checkEnd()
        #expect(try list == "To do\n1 [ ] Call Mum\n")
    }

    @Test func `an end is not lost among other signals`() throws {
        for signal in [SIGSTOP, SIGWINCH, SIGTERM, SIGCONT] { terminal.signal(signal) }

        try checkEnd()
    }

    @Test func `whoever stops the app gets the terminal, and later the app again`() throws {
        terminal.signal(SIGTSTP)
        try terminal.wait(for: "\u{1B}[?1049l")
        // NB: It may not have stopped yet: the signal is sent until it comes back.
        try terminal.wait(for: "Nothing to do.", nudge: SIGCONT)

        terminal.signal(SIGTERM)

        try checkEnd()
    }

    @Test func `when the terminal is gone, what was typed is kept`() throws {
        try typeIntoForm()

        terminal.hangUp()

        #expect(try terminal.waitForEnd() == 0)
        #expect(try list == "To do\n1 [ ] Call Mum\n")
    }

    @Test func `what cannot be kept can be read afterwards`() throws {
        // NB: A folder into which nobody can put a file.
        let terminal = try PseudoTerminal(todo, "--file", "/dev/fd/list")
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
        terminal.press("aCall Mum")
        try terminal.wait(for: "Ctrl-S save")

        terminal.signal(SIGTERM)

        try terminal.wait(for: "\u{1B}[?1049l")
        try terminal.wait(for: "Your list is not saved.")
        try terminal.wait(for: "Title: Call Mum")
        #expect(try terminal.waitForEnd() == 1)
    }

    private func typeIntoForm() throws {
        terminal.press("aCall Mum")
        try terminal.wait(for: "Ctrl-S save")
    }

    private func checkEnd() throws {
        try terminal.wait(for: "\u{1B}[?1049l")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    private var list: String {
        get throws {
            let output = try todo.run("", "--file", folder.list).output
            return output.components(separatedBy: "open: ")[0]
        }
    }
}
