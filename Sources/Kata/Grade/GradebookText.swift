/// Grades on a terminal: a line for each person, a sign for each exercise.
struct GradebookText {
    private let book: Gradebook
    private let style: Style
    private let width: Int

    init(_ book: Gradebook, in terminal: Terminal) {
        self.book = book.shown
        style = Style(terminal)
        let names = self.book.people.map { $0.name.printable.columns }
        width = min(28, max(10, names.max() ?? 0)) + 2
    }

    var text: String { (table + legend + notes + findings).text }

    private var groups: [(chapter: Int, columns: [Int])] {
        Dictionary(grouping: book.exercises.indices) { book.exercises[$0].chapter }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private var table: [String] {
        let head = groups.map { group in
            "\(group.chapter)".padded(to: max(group.columns.count, "\(group.chapter)".count))
        }
        let widths = head.map(\.count)
        let groups = groups
        let rows = book.people.map { person in
            let cells = zip(groups, widths).map { group, width in
                let signs = group.columns.map { sign(person.grades[$0].state) }.joined()
                return signs + String(repeating: " ", count: width - group.columns.count)
            }
            return name(person) + cells.joined(separator: " ") + "  \(person.done)"
        }
        let title = "chapter".padded(to: width) + head.joined(separator: " ") + "  done"
        return [style.dim(title)] + rows
    }

    private func name(_ person: Gradebook.Person) -> String {
        let text = String(person.name.printable.fitting(width - 2))
        return text + String(repeating: " ", count: max(0, width - text.columns))
    }

    private func sign(_ state: Grade.State) -> String {
        switch state {
        case .done: style.green(state.sign)
        case .failing, .unreadable: style.red(state.sign)
        case .notYet: style.yellow(state.sign)
        case .notBegun, .missing: style.dim(state.sign)
        }
    }

    private var legend: [String] {
        [
            "",
            Grade.State.allCases.map { "\($0.sign) \($0.words)" }.joined(separator: "   "),
        ]
    }

    private var notes: [String] {
        let lines = book.people.flatMap { person in
            person.remarks.map { "\(person.name.printable): \($0)" }
        }
        let absences = book.absences.map { "\($0): \($1.map(\.printable).joined(separator: ", "))" }
        let all = lines + absences
        return all.isEmpty ? [] : [""] + all.shown()
    }

    private var findings: [String] {
        let findings = RoomFindings(book)
        func list(_ title: String, _ misses: [RoomFindings.Miss], _ verb: String) -> [String] {
            guard !misses.isEmpty else { return [] }
            let rows = misses.prefix(5).map {
                "  · \($0.exercise): \($0.text) (\(verb) by \($0.missed) of \($0.all))"
            }
            return ["", title] + rows.shown()
        }
        return list("Faults that most tests do not notice:", findings.faults, "missed")
            + list("Tests of ours that most code fails:", findings.mistakes, "failed")
    }
}
