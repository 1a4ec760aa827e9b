import Foundation
import TerminalTesting
import Testing

/// The built program, in a terminal.
@Suite(.enabled(if: fitness.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct ScreenTests {
    @Test func `a run is set up, won, and begun again`() throws {
        let terminal = try PseudoTerminal(fitness)
        try terminal.start()
        try terminal.wait(for: "No goal yet")
        terminal.press("\r")
        try terminal.wait(for: "How many steps?")
        terminal.press("4\r")
        try terminal.wait(for: "0 of 4 steps")

        terminal.press("\r ")
        try terminal.wait(for: "1 of 4 steps")
        try terminal.wait(for: "A quarter is done")
        terminal.press("\r ")
        try terminal.wait(for: "Nessie sleeps")
        terminal.press("\r   ")
        try terminal.wait(for: "You have made it!")
        terminal.press("\r")
        try terminal.wait(for: "No goal yet")

        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `whatever ends it, the terminal is as it was`(signal: Int32) throws {
        let terminal = try PseudoTerminal(fitness, "--goal", "300")
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "0 of 300 steps")
        #expect(terminal.settings != before)

        terminal.signal(signal)

        try terminal.wait(for: "\u{1B}[?1049l")
        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    @Test func `Ctrl-C ends it, also while a goal is being typed`() throws {
        let terminal = try PseudoTerminal(fitness)
        let before = terminal.settings
        try terminal.start()
        try terminal.wait(for: "No goal yet")
        terminal.press("\r12")
        try terminal.wait(for: "How many steps? 12")

        terminal.press("\u{3}")

        #expect(try terminal.waitForEnd() == 0)
        #expect(terminal.settings == before)
    }

    @Test func `whoever was stopped goes on`() throws {
        let terminal = try PseudoTerminal(fitness, "--goal", "300")
        try terminal.start()
        try terminal.wait(for: "Ready")
        terminal.press("\r ")
        try terminal.wait(for: "1 of 300 steps")

        for signal in [SIGSTOP, SIGCONT] { terminal.signal(signal) }

        try terminal.wait(for: "\u{1B}[?1049h")
        try terminal.wait(for: "1 of 300 steps")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `with --walk nobody has to press anything`() throws {
        let terminal = try PseudoTerminal(fitness, "--goal", "1", "--walk")
        try terminal.start()
        try terminal.wait(for: "Ready")

        terminal.press("\r")

        try terminal.wait(for: "You have made it!")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test func `a terminal that is too small gets a sentence`() throws {
        let terminal = try PseudoTerminal(fitness)
        terminal.resize(columns: 12, rows: 3)
        try terminal.start()

        try terminal.wait(for: "too small:")
        terminal.resize(columns: 72, rows: 12)
        try terminal.wait(for: "No goal yet")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }
}
