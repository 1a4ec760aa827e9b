/// Grades as a table for spreadsheets: a line for each person.
struct GradebookCSV {
    var text: String

    init(_ book: Gradebook) {
        let head = ["person", "done"] + book.exercises.map(\.name)
        let rows = book.people.map { person in
            [person.name, "\(person.done)"] + person.grades.map(\.state.words)
        }
        text = ([head] + rows).map { $0.map(\.cell).joined(separator: ",") + "\r\n" }.joined()
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
        }
    }

    /// In one character, which differs by its shape.
    var sign: String {
        switch self {
        case .done: "✔"
        case .notYet: "◐"
        case .failing: "✘"
        case .notBegun: "·"
        case .missing: "–"
        case .unreadable: "?"
        }
    }
}

extension String {
    /// As a cell that no spreadsheet takes for a formula.
    var cell: String {
        let text = printable
        let isFormula = text.trimmed.first.map { "=+-@|%＝＋－＠".contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
    }
}
