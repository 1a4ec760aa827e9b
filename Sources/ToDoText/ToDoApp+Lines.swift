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

    /// No more lines come: what is in the form is saved. Says why that was not possible.
    public func end() -> String? {
        defer { finish() }
        let remark = (screen as? FormScreen)?.end()
        store.save()
        return remark ?? trouble
    }
}
