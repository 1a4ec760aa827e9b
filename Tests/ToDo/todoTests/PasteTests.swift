import Foundation
import TerminalTesting
import Testing

/// Nothing that is pasted is executed, however it comes.
@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct PasteTests {
    private let folder: Folder
    private let terminal: PseudoTerminal
    private let waiting = "Waiting for the end of the pasted text."

    init() throws {
        folder = try Folder()
        _ = try todo.run("a\nCall Mum\n", "--file", folder.list)
        terminal = try PseudoTerminal(todo, "--file", folder.list)
        try terminal.start()
        try terminal.wait(for: "[ ] Call Mum")
    }

    @Test(arguments: [
        ("\u{1B}[200~Dear ", "Dad, yes\u{1B}[201~"), ("\u{1B}", "[200~Dad, yes\u{1B}[201~"),
        ("\u{1B}[20", "0~Dad, yes\u{1B}[201~"), ("\u{1B}", "[Dy"), ("\u{1B}[", "Dy"),
        ("\u{1B}[[", "Dy"),
    ])
    func `a silence in the middle of it makes no keys`(first: String, second: String) throws {
        terminal.press(first)
        try waitForSilence()

        terminal.press(second + "q")

        #expect(try terminal.waitForEnd() == 0)
        #expect(try list.contains("[ ] Call Mum"))
    }

    @Test func `in the form, all of it is in the field`() throws {
        terminal.press("a")
        try terminal.wait(for: "New item")
        terminal.press("\u{1B}[200~Dear ")
        try terminal.wait(for: waiting)

        terminal.press("Dad\u{1B}[201~\u{13}")

        try terminal.wait(for: "[ ] Dear Dad")
        terminal.press("q")
        #expect(try terminal.waitForEnd() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `what was pasted so far is kept when a signal ends the app`(signal: Int32) throws {
        terminal.press("a")
        try terminal.wait(for: "New item")
        terminal.press("\u{1B}[200~Dear D")
        try terminal.wait(for: waiting)

        terminal.signal(signal)

        #expect(try terminal.waitForEnd() == 0)
        #expect(try list.contains("[ ] Dear D\n"))
        #expect(try list.contains("[ ] Call Mum\n"))
    }

    @Test func `where the end of a paste does not come, that is said`() throws {
        terminal.press("\u{1B}[200~Dear D")

        try terminal.wait(for: waiting)
        terminal.press("y\u{1B}[201~")
        try terminal.wait(for: "q quit")
        terminal.press("q")

        #expect(try terminal.waitForEnd() == 0)
        #expect(try list.contains("[ ] Call Mum\n"))
    }

    /// What others did is shown when no key has come for a while.
    private func waitForSilence() throws {
        _ = try todo.run("a\nBuy milk\n", "--file", folder.list)
        try terminal.wait(for: "[ ] Buy milk")
    }

    private var list: String {
        get throws { try todo.run("", "--file", folder.list).output }
    }
}
