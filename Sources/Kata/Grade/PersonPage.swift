/// What one person takes home: what is done, what is not yet, and the one next thing for each.
struct PersonPage {
    private let person: Gradebook.Person
    private let rows: [(exercise: Gradebook.Column, grade: Grade)]

    init(_ person: Gradebook.Person, in book: Gradebook) {
        self.person = person
        rows = Array(zip(book.exercises, person.grades))
    }

    var text: String {
        HTML.page(
            person.name,
            [.element("h1", [:], person.name), .element("p", [:], sum)]
                + person.notes.map { .element("p", [:], $0) }
                + rows(.notYet, .failing, .unreadable).flatMap(open)
                + list(
                    "Done", rows(.done), "Your tests tell our solution from every faulty version.")
                + list(
                    "Not begun", rows(.notBegun, .missing),
                    "They are still there whenever you like.")
                + [
                    .element("h2", [:], "How to go on"),
                    .element(
                        "p", [:],
                        [
                            .text("In the folder of the course, "),
                            .element("code", [:], "swift run kata check NAME"),
                            .text(" judges an exercise again, and "),
                            .element("code", [:], "swift run kata hint NAME"),
                            .text(" helps a little more each time."),
                        ]),
                ])
    }

    private func rows(_ states: Grade.State...) -> [(exercise: Gradebook.Column, grade: Grade)] {
        rows.filter { states.contains($0.grade.state) }
    }

    private var sum: String {
        let open = rows(.notYet, .failing, .unreadable).count
        let done = person.done
        if done + open == 0 { return "Nothing has been begun yet. Chapter 1 is the place." }
        return "\(counted(done, "exercise")) done"
            + (open == 0 ? "." : ", \(open) on the way. The next thing for each is below.")
    }

    private func list(
        _ title: String, _ rows: [(exercise: Gradebook.Column, grade: Grade)], _ words: String
    ) -> [HTML] {
        if rows.isEmpty { return [] }
        let names = rows.map(\.exercise.name).joined(separator: ", ")
        return [
            .element("h2", [:], title), .element("p", [:], names + ". "),
            .element("p", ["class": "soft"], words),
        ]
    }

    private func open(_ exercise: Gradebook.Column, _ grade: Grade) -> [HTML] {
        var pieces = [HTML.element("h2", [:], "\(exercise.name), chapter \(exercise.chapter)")]
        pieces += sentences(grade).map { .element("p", [:], $0) }
        let missed = zip(exercise.faults, grade.faults).filter { $1 == .missed }.map(\.0)
        if !missed.isEmpty {
            pieces.append(.element("p", [:], "No test of yours fails where this is wrong:"))
            pieces.append(.element("ul", [:], missed.map { .element("li", [:], $0) }))
        }
        if let advice = grade.advice.first {
            let isNext = advice.hasPrefix("Next: ")
            let title = grade.state == .unreadable ? "It could not be judged: " : "Next: "
            let text = isNext ? String(advice.dropFirst("Next: ".count)) : advice
            pieces.append(.element("p", [:], [.element("b", [:], title), .text(text)]))
        }
        return pieces
            + grade.advice.dropFirst().map { .element("p", [:], [.element("code", [:], $0)]) }
    }

    /// What the squares say, from the first on as far as it came.
    private func sentences(_ grade: Grade) -> [String] {
        guard let own = grade.yourTestsOnYourCode else { return [] }
        guard own.verdict == "green" else {
            let failing = own.failing.isEmpty ? "" : ": " + own.failing.joined(separator: ", ")
            return [
                own.verdict == "red"
                    ? "Your tests are red on your own code\(failing)."
                    : "Your tests on your own code: \(own.summary)."
            ]
        }
        var words = ["Your tests are green on your code: \(counted(own.passed, "test"))."]
        if let square = grade.yourTestsOnOurCode {
            words.append(
                square.verdict == "green"
                    ? "They are green on our solution too."
                    : "On our solution they are not: \(square.summary).")
        }
        if let square = grade.ourTestsOnYourCode {
            words.append(
                square.verdict == "green"
                    ? "Your code passes our tests."
                    : square.failing.isEmpty
                        ? "Our tests on your code: \(square.summary)."
                        : "Your code does not pass our tests yet: "
                            + square.failing.joined(separator: ", ") + ".")
        }
        if !grade.faults.isEmpty {
            words.append(
                "Your tests notice \(grade.noticed) of \(grade.faults.count) faulty versions.")
        }
        return [words.joined(separator: " ")]
    }
}
