/// Grades as a table for spreadsheets: a line for each person and exercise.
struct GradebookCSV {
    var text: String

    init(_ book: Gradebook) {
        let head = [
            "person", "exercise", "verdict", "own tests", "ours passed", "ours", "faults noticed",
            "faults", "minutes",
        ]
        let ours = book.exercises.indices.map { index in
            book.people.compactMap { $0.grades[index].ourTestsOnYourCode?.all }.max() ?? 0
        }
        let rows = book.people.flatMap { person in
            person.grades.indices.map { index in
                let grade = person.grades[index]
                let worked = person.work[index].map { "\(Int(($0.seconds / 60).rounded()))" }
                return [person.name, book.exercises[index].name, grade.state.words]
                    + (grade.isJudged
                        ? [
                            "\(grade.yourTestsOnYourCode?.all ?? 0)",
                            "\(grade.ourTestsOnYourCode?.passed ?? 0)", "\(ours[index])",
                            grade.faults.isEmpty ? "" : "\(grade.noticed)",
                            "\(book.exercises[index].faults.count)",
                        ] : Array(repeating: "", count: 5))
                    + [worked ?? ""]
            }
        }
        text = CSV.text([head] + rows)
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
        case .notBegun: "○"
        case .missing: "–"
        case .unreadable: "?"
        }
    }
}
