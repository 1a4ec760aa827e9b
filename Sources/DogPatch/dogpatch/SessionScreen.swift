import Foundation
import Terminal
import TerminalText

/// The session on the whole screen of a terminal.
@MainActor
final class SessionScreen {
    private let session: Session
    private var typed = ""
    /// What was pressed while an answer was awaited.
    private var keys: [Key] = []
    var isPasteOpen = false

    init(_ session: Session) {
        self.session = session
    }

    private var shown: String {
        session.prompt + (session.isSecret ? String(repeating: "•", count: typed.count) : typed)
    }
}

extension SessionScreen: @MainActor TerminalApp {
    var isFinished: Bool { session.isFinished }
    var trouble: String? { nil }

    func picture(_ size: Size) -> Picture {
        guard size.columns >= 30, size.rows >= 5 else {
            let sentence = "This terminal is too small: 30 columns and 5 rows are needed."
            return Picture(sentence.wrapped(to: size.columns).map { Line($0) })
                .cropped(to: size.rows)
        }
        let room = size.rows - 3
        let lines = session.lines.flatMap { $0.printable.wrapped(to: size.columns) }.suffix(room)
        let gap = Array(repeating: Line(""), count: room - lines.count)
        let hints = session.isBusy ? "…" : "Return ok  Ctrl-C quit"
        return Picture(
            [Line("Dog Patch", .heading)] + lines.map { Line($0) } + gap
                + [Line(shown), Line(hints, .faint)],
            caret: Picture.Place(row: room + 1, column: shown.columns))
    }

    func press(_ key: Key) {
        if key == .control("c") || key == .control("d") { return session.end() }
        // NB: Only with the answer do we know whether a password is typed now.
        if session.isBusy { return keys.append(key) }
        type(key)
    }

    private func type(_ key: Key) {
        switch key {
        case .character(let letter): typed.append(letter)
        case .paste(let text): typed += text.split(whereSeparator: \.isNewline).first ?? ""
        case .backspace: _ = typed.popLast()
        case .enter:
            if !session.isSecret, typed != "" { session.show(shown) }
            session.enter(typed)
            typed = ""
        default: break
        }
    }

    /// Lets come what has been awaited.
    func tick() {
        session.tick()
        while !session.isBusy, !session.isFinished, !keys.isEmpty { type(keys.removeFirst()) }
    }

    func end() -> String? {
        session.end()
        return nil
    }
}
