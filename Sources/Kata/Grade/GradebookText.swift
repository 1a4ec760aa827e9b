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

    var text: String { (table + ["", Grade.State.legend] + notes + findings).text }

    private var table: [String] {
        let groups = Dictionary(grouping: book.exercises.indices) { book.exercises[$0].chapter }
            .sorted { $0.key < $1.key }
        let heads = groups.map { "\($0.key)".padded(to: $0.value.count) }
        let rows = book.people.map { person in
            let cells = zip(groups, heads).map { group, head in
                group.value.map { sign(person.grades[$0].state) }.joined()
                    + String(repeating: " ", count: head.count - group.value.count)
            }
            return name(person) + cells.joined(separator: " ") + "  \(person.done)"
        }
        let title = "chapter".padded(to: width) + heads.joined(separator: " ") + "  done"
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
        case .notBegun, .missing, .notJudged: style.dim(state.sign)
        }
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

extension Gradebook {
    /// A table for spreadsheets: a line for each person and exercise.
    var csv: String {
        let head = [
            "person", "exercise", "verdict", "own tests", "ours passed", "ours", "faults noticed",
            "faults", "minutes",
        ]
        let ours = exercises.indices.map { index in
            people.compactMap { $0.grades[index].ourTestsOnYourCode?.all }.max() ?? 0
        }
        let rows = people.flatMap { person in
            person.grades.indices.map { index in
                let grade = person.grades[index]
                let worked = person.work[index].map { "\(Int(($0.seconds / 60).rounded()))" }
                return [person.name, exercises[index].name, grade.state.words]
                    + (grade.isJudged
                        ? [
                            "\(grade.yourTestsOnYourCode?.all ?? 0)",
                            "\(grade.ourTestsOnYourCode?.passed ?? 0)", "\(ours[index])",
                            grade.faults.isEmpty ? "" : "\(grade.noticed)",
                            "\(exercises[index].faults.count)",
                        ] : Array(repeating: "", count: 5))
                    + [worked ?? ""]
            }
        }
        return CSV.text([head] + rows)
    }
}

extension Grade.State {
    var words: String {
        switch self {
        case .done: "done"
        case .notYet: "not yet"
        case .failing: "failing"
        case .notBegun: "not begun"
        case .missing: "missing"
        case .unreadable: "unreadable"
        case .notJudged: "not judged yet"
        }
    }

    /// In one character, which differs by its shape.
    var sign: String {
        switch self {
        case .done: "✔"
        case .notYet: "◐"
        case .failing: "✘"
        case .notBegun: "○"
        case .missing: "–"
        case .unreadable: "?"
        case .notJudged: "…"
        }
    }

    static let legend = allCases.map { "\($0.sign) \($0.words)" }.joined(separator: "   ")
}
