import TerminalTesting
import Testing

@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct TypedAheadTests {
    @Test func `keys that come together wait until the address has been looked for`() throws {
        let folder = try Folder()
        let terminal = try PseudoTerminal(todo, "--file", folder.list)
        try terminal.start()
        try terminal.wait(for: "Nothing to do.")

        terminal.press("aBuy tickets\t\t\tLima\u{13}aBuy milk\u{13}q")
        _ = try terminal.waitForEnd()

        let list = try todo.run("q\n", "--file", folder.list).output
        #expect(list.hasPrefix("To do\n1 [ ] Buy tickets · Lima\n2 [ ] Buy milk\n"))
    }
}
