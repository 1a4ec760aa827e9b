import Foundation
import Terminal
import TerminalText

/// The visit on the whole screen of a terminal.
@MainActor
final class VisitScreen {
    private let visit: Visit
    private var typed = ""
    /// What was pressed while an answer was awaited.
    private var keys: [Key] = []
    var isPasteOpen = false

    init(_ visit: Visit) {
        self.visit = visit
    }

    private var shown: String {
        visit.prompt + (visit.isSecret ? String(repeating: "•", count: typed.count) : typed)
    }
}

extension VisitScreen: @MainActor TerminalApp {
    var isFinished: Bool { visit.isFinished }
    var trouble: String? { nil }

    func picture(_ size: Size) -> Picture {
        guard size.columns >= 30, size.rows >= 5 else {
            let sentence = "This terminal is too small: 30 columns and 5 rows are needed."
            return Picture(sentence.wrapped(to: size.columns).map { Line($0) })
                .cropped(to: size.rows)
        }
        let room = size.rows - 3
        let lines = visit.lines.flatMap { $0.printable.wrapped(to: size.columns) }.suffix(room)
        let gap = Array(repeating: Line(""), count: room - lines.count)
        let hints = visit.isBusy ? "…" : "Return ok  Ctrl-C quit"
        return Picture(
            [Line("Dog Patch", .heading)] + lines.map { Line($0) } + gap
                + [Line(shown), Line(hints, .faint)],
            caret: Picture.Place(row: room + 1, column: shown.columns))
    }

    func press(_ key: Key) {
        if key == .control("c") || key == .control("d") { return visit.end() }
        // NB: Only with the answer do we know whether a password is typed now.
        if visit.isBusy { return keys.append(key) }
        type(key)
    }

    private func type(_ key: Key) {
        switch key {
        case .character(let letter): typed.append(letter)
        case .paste(let text): typed += text.split(whereSeparator: \.isNewline).first ?? ""
        case .backspace: _ = typed.popLast()
        case .enter:
            if !visit.isSecret, typed != "" { visit.say(shown) }
            visit.enter(typed)
            typed = ""
        default: break
        }
    }

    /// Lets come what has been awaited.
    func tick() {
        visit.tick()
        while !visit.isBusy, !visit.isFinished, !keys.isEmpty { type(keys.removeFirst()) }
    }

    func end() -> String? {
        visit.end()
        return nil
    }
}
