import Foundation
import TerminalTesting
import Testing

@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct TerminalTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `who adds, checks and quits finds everything next time`() throws {
        let today = try PseudoTerminal(todo, "--file", folder.list)
        try today.start()
        try today.wait(for: "Nothing to do.")
        today.press("a")
        try today.wait(for: "New item")
        today.press("Call Mum\u{13}")
        try today.wait(for: "> [ ] Call Mum")
        today.press("aBuy milk\t \u{13}")
        try today.wait(for: "> [ ] Buy milk")
        today.press(" ")
        try today.wait(for: "  [x] Buy milk")
        today.press("q")
        #expect(try today.waitForEnd() == 0)

        let nextWeek = try PseudoTerminal(todo, "--file", folder.list)
        try nextWeek.start()
        try nextWeek.wait(for: "> [ ] Call Mum")
        try nextWeek.wait(for: "Done")
        try nextWeek.wait(for: "  [x] Buy milk")
        nextWeek.press("q")
        #expect(try nextWeek.waitForEnd() == 0)
    }

    @Test(arguments: ["q", "\u{3}"])
    func `at the end the terminal is as it was`(keys: String) throws {
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
        #expect(terminal.settings != before)

        terminal.press(keys)

        try terminal.wait(for: "\u{1B}[?1049l")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    @Test(arguments: [
        SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGSEGV, SIGILL, SIGTRAP,
    ])
    func `whatever ends it, the terminal is as it was and nothing is lost`(
        signal: Int32
    ) throws {
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
        terminal.press("aCall Mum\u{13}")
        try terminal.wait(for: "> [ ] Call Mum")

        terminal.signal(signal)

        try terminal.wait(for: "\u{1B}[?1049l")
        _ = try terminal.waitForEnd()
        #expect(terminal.settings == before)
        #expect(try todo.run("", "--file", folder.list).output.contains("1 [ ] Call Mum"))
    }

    @Test func `who puts it aside with Ctrl-Z gets the terminal, and the app again later`() throws {
        let terminal = try startedTerminal()

        terminal.press("\u{1A}")
        try terminal.wait(for: "\u{1B}[?1049l")
        // NB: It may not have stopped yet: the signal is sent until it comes back.
        try terminal.wait(for: "Nothing to do.", nudge: SIGCONT)
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `who was stopped by somebody else paints everything again`() throws {
        let terminal = try startedTerminal()

        terminal.signal(SIGSTOP)
        terminal.signal(SIGCONT)

        try terminal.wait(for: "\u{1B}[?1049h")
        try terminal.wait(for: "Nothing to do.")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `Esc is a key, though other keys begin with it`() throws {
        let terminal = try startedTerminal()
        terminal.press("a")
        try terminal.wait(for: "New item")

        terminal.press("\u{1B}")

        try terminal.wait(for: "Nothing to do.")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `what could not be saved is said when the screen is given back`() throws {
        // NB: A folder into which nobody can put a file.
        let terminal = try PseudoTerminal(todo, "--file", "/dev/fd/list")
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
        terminal.press("aCall Mum\u{13}")
        try terminal.wait(for: "> [ ] Call Mum")

        terminal.press("q")
        try terminal.wait(for: "Quit all the same?")
        terminal.press("y")

        try terminal.wait(for: "\u{1B}[?1049l")
        try terminal.wait(for: "Your list is not saved.")
        #expect(try terminal.waitForEnd() == 1)
    }

    @Test func `in another size everything is painted again`() throws {
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        try terminal.start()
        try terminal.wait(for: "\u{1B}[12;1H")

        terminal.resize(columns: 40, rows: 9)

        try terminal.wait(for: "\u{1B}[2J")
        try terminal.wait(for: "\u{1B}[9;1H")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `a terminal that does not know its size gets 24 rows`() throws {
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        terminal.resize(columns: 0, rows: 0)
        try terminal.start()

        try terminal.wait(for: "\u{1B}[24;1H")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test(arguments: ["dumb", nil])
    func `a terminal that can only write gets lines`(kind: String?) throws {
        let terminal = try PseudoTerminal(todo, "--file", folder.list, kind: kind)
        try terminal.start()

        try terminal.wait(for: "To do\r\nNothing to do.\r\n")
        terminal.press("q\n")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `two of them on one file show what the other did`() throws {
        let mine = try PseudoTerminal(todo, "--file", folder.list)
        let hers = try PseudoTerminal(todo, "--file", folder.list)
        try mine.start()
        try hers.start()
        try mine.wait(for: "Nothing to do.")
        try hers.wait(for: "Nothing to do.")

        mine.press("aCall Mum\u{13}")
        try hers.wait(for: "[ ] Call Mum")
        hers.press("aBuy milk\u{13}")
        try mine.wait(for: "[ ] Buy milk")

        mine.press("q")
        hers.press("q")
        #expect(try mine.waitForEnd() == 0)
        #expect(try hers.waitForEnd() == 0)
    }

    /// A terminal in which the app shows an empty list.
    private func startedTerminal() throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")
        return terminal
    }
}
