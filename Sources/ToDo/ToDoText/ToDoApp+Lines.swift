import TerminalText

extension ToDoApp {
    /// What is written where there is no terminal, before a line is read.
    public var transcript: [String] {
        guard let screen else { return [] }
        let hints = screen.hints.compactMap { hint in
            hint.written.map { "\(hint.label): \($0)" }
        }
        return screen.transcript.map(\.printable)
            + (hints.isEmpty ? [] : [hints.joined(separator: " · ")])
    }

    /// Takes a line that was typed, and says what was wrong with it.
    public func read(_ line: String) -> String? {
        screen?.read(line)
    }

    /// Waits while somebody is asked where an address is, and says what came of it.
    public func settle() async -> String? {
        guard let form = screens.form, let lookUp = form.form.lookUp else { return nil }
        await lookUp.value
        return form.heard()
    }

    /// Nothing more comes: what is in the form is saved. Says what was not possible, and what was typed.
    public func end() -> String? {
        defer { finish() }
        let typed = screens.form?.typedLines ?? []
        let remark = screens.form?.end()
        store.save()
        guard let remark = remark ?? trouble else { return nil }
        return ([remark] + typed).joined(separator: "\n")
    }
}
