import Foundation
import ListPresenter
import TerminalText

/// The list as text.
final class ListScreen: TextScreen {
    private let presenter: ListPresenter
    private let deletions: Deletions
    private let keptAside: KeptAside
    private let quit: () -> Void
    private var sections: [ListSnapshot.Section] = []
    /// It is used for one row after another.
    private let cell = ItemCell()
    private var cursor = ListCursor()
    /// The rows that were there before a form hid this screen; nil while there is none.
    private var known: Set<UUID>?
    private var problem: String?
    /// The first line that is on the screen.
    private var top = 0
    private var page = 1

    init(
        _ presenter: ListPresenter, deletions: Deletions, keptAside: KeptAside,
        quit: @escaping () -> Void
    ) {
        self.presenter = presenter
        self.deletions = deletions
        self.keptAside = keptAside
        self.quit = quit
        presenter.view = self
    }

    func appear() {
        presenter.viewWillAppear()
        known = nil
    }

    func disappear() {
        presenter.viewDidDisappear()
        known = cursor.ids
    }

    var hints: [Hint] {
        let add = Hint("a", "add", written: "a")
        let undo = deletions.isEmpty ? [] : [Hint("u", "undo", written: "u")]
        let end = undo + [Hint("q", "quit", written: "q")]
        if cursor.count == 0 { return [add] + end }
        return [
            Hint("↑↓", "move"), Hint("Return", "open", written: "1"),
            Hint("Space", "check", written: "c 1"), add, Hint("x", "delete", written: "x 1"),
            Hint("D", "delete all", written: "D"),
        ] + end
    }

    func press(_ key: Key) -> Bool {
        keptAside.remark = nil
        switch key {
        case .character("a"), .character("+"):
            presenter.didTapAdd()
            return true
        case .character("D"): presenter.didTapDeleteAll()
        case .character("x"), .delete: if let id = cursor.id { deletions.delete(id) }
        case .character("u"): return deletions.undo()
        case .character("q"): quit()
        case .up, .character("k"): cursor.move(to: cursor.index - 1)
        case .down, .character("j"): cursor.move(to: cursor.index + 1)
        case .pageUp: cursor.move(to: cursor.index - page)
        case .pageDown: cursor.move(to: cursor.index + page)
        case .home: cursor.move(to: 0)
        case .end: cursor.move(to: cursor.count - 1)
        case .enter: chosen { id, _ in presenter.didSelectRow(id) }
        case .character(" "), .character("c"): chosen(presenter.didTapCheck)
        default: return false
        }
        // NB: What is new behind details or a question was not added here.
        known = nil
        return true
    }

    private func chosen(_ action: (_ id: UUID, _ kind: ListSnapshot.Section.Kind) -> Void) {
        if let id = cursor.id, let place = cursor.place { action(id, sections[place.section].kind) }
    }
}

extension ListScreen: ListView {
    func show(_ snapshot: ListSnapshot) {
        sections = snapshot.sections
        if let known {
            cursor.follow(snapshot, toWhatIsNew: known)
        } else {
            cursor.follow(snapshot)
        }
    }

    func show(problem: String?) {
        self.problem = problem
    }
}

extension ListScreen {
    func picture(_ size: Size) -> Picture {
        let head = [Line("To do", .heading)] + problemLines(size)
        page = max(1, size.rows - head.count)
        if cursor.count == 0 { return Picture(head + [Line("Nothing to do.", .faint)]) }
        let (line, count) = position
        top = max(min(top, line, count - page), line - page + 1, 0)
        var picture = Picture(head + lines(top..<min(top + page, count)))
        picture.focus = head.count + line - top
        return picture
    }

    private var remark: String? { problem ?? keptAside.remark }

    private func problemLines(_ size: Size) -> [Line] {
        remark.map { $0.wrapped(to: size.columns).map { Line($0) } } ?? []
    }

    /// On which line the chosen row is, and how many lines there are, with the sections' titles.
    private var position: (line: Int, count: Int) {
        let section = cursor.place?.section ?? 0
        return (
            cursor.index + sections.prefix(section + 1).compactMap(\.title).count,
            cursor.count + sections.compactMap(\.title).count
        )
    }

    private func lines(_ range: Range<Int>) -> [Line] {
        var lines: [Line] = []
        var next = 0
        for (section, content) in sections.enumerated() {
            if let title = content.title {
                if range.contains(next) { lines.append(Line(title, .heading)) }
                next += 1
            }
            let rows = next..<next + presenter.numberOfRows(inSection: section)
            lines += rows.clamped(to: range).map { line($0 - rows.lowerBound, section) }
            next = rows.upperBound
        }
        return lines
    }

    private func line(_ row: Int, _ section: Int) -> Line {
        let isChosen = cursor.place.map { $0 == (row, section) } ?? false
        return Line((isChosen ? "> " : "  ") + text(row, section), isChosen ? .chosen : .plain)
    }

    /// The row with a box, which is ticked among the done ones.
    private func text(_ row: Int, _ section: Int) -> String {
        presenter.configure(cell, row: row, section: section)
        let texts = [cell.titleText, cell.dateText, cell.locationText].filter { !$0.isEmpty }
        return (sections[section].kind == .open ? "[ ] " : "[x] ") + texts.joined(separator: " · ")
    }

    var transcript: [String] {
        var lines = ["To do"] + (remark.map { [$0] } ?? [])
        if cursor.count == 0 { lines.append("Nothing to do.") }
        var number = 0
        for (section, content) in sections.enumerated() {
            if let title = content.title { lines.append(title) }
            for row in 0..<presenter.numberOfRows(inSection: section) {
                number += 1
                lines.append("\(number) " + text(row, section))
            }
        }
        return lines
    }

    /// A number chooses a row and opens it; a letter with a number behind it does that to the row.
    func read(_ line: String) -> String? {
        let words = line.trimmingCharacters(in: .whitespaces)
        let letters = words.prefix { !$0.isNumber }.filter { !$0.isWhitespace }
        let number = words.drop { !$0.isNumber }
        // NB: Here nobody sees the cursor: what is done to a row needs its number.
        let isUnderstood = number.isEmpty ? "a+Duq" : "cx"
        guard letters.count < 2, letters.allSatisfy(isUnderstood.contains),
            !letters.isEmpty || !number.isEmpty
        else { return "“\(line)” is not known here." }
        if !number.isEmpty {
            guard let row = Int(number), row > 0, row <= cursor.count else {
                return "There is no row \(number)."
            }
            cursor.move(to: row - 1)
        }
        let key = letters.isEmpty ? Key.enter : .character(letters[letters.startIndex])
        return press(key) ? nil : "“\(line)” is not known here."
    }
}
