extension JUnitXML {
    init(_ book: Gradebook) {
        suites = book.people.map { person in
            Suite(
                name: person.name.printable, seconds: 0,
                cases: zip(book.exercises, person.grades).map { exercise, grade in
                    Case(name: exercise.name, outcome: Self.outcome(grade))
                })
        }
    }

    private static func outcome(_ grade: Grade) -> Case.Outcome {
        let advice = grade.advice.joined(separator: "\n")
        return switch grade.state {
        case .done: .passed
        case .notBegun, .missing: .skipped
        case .notYet, .failing: .failed(advice)
        case .unreadable: .error(advice)
        }
    }
}
