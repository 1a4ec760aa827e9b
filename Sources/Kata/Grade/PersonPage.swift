/// What one person takes home: what is done, what is not yet, and the one next thing for each.
struct PersonPage {
    private let person: Gradebook.Person
    private let rows: [(exercise: Gradebook.Column, grade: Grade)]

    init(_ person: Gradebook.Person, in book: Gradebook) {
        self.person = person
        rows = Array(zip(book.exercises, person.grades))
    }

    /// For a browser and for print.
    var html: String { HTML.page(person.name, pieces.map(\.html)) }

    /// For a repository, or a mail.
    var markdown: String { pieces.map(\.markdown).joined(separator: "\n\n") + "\n" }

    private var pieces: [PagePiece] {
        [.title(person.name), .text(sum)]
            + (person.comment.map { [.heading("For you"), .comment($0)] } ?? [])
            + person.notes.map(PagePiece.text)
            + (rows.first { $0.grade.isOfAll }?.grade.advice ?? []).map {
                .text("Something could not be understood: \($0).")
            }
            + open.flatMap(piece)
            + list("Done", rows(.done), "Your tests tell our solution from every faulty version.")
            + list(
                "Not begun", rows(.notBegun, .missing), "They are still there whenever you like.")
            + [
                .heading("How to go on"),
                .text("In the folder of the course, this judges an exercise again:"),
                .code("swift run kata check \(next)"),
                .text("And this helps a little more each time:"),
                .code("swift run kata hint \(next)"),
            ]
    }

    private func rows(_ states: Grade.State...) -> [(exercise: Gradebook.Column, grade: Grade)] {
        rows.filter { states.contains($0.grade.state) }
    }

    private var open: [(exercise: Gradebook.Column, grade: Grade)] {
        rows(.notYet, .failing, .unreadable).filter { !$0.grade.isOfAll }
    }

    private var next: String { open.first?.exercise.name ?? "NAME" }

    private var sum: String {
        if person.done + open.count == 0 {
            return rows.contains { $0.grade.isOfAll }
                ? "We have not found an exercise in what you handed in."
                : "Nothing has been begun yet. Chapter 1 is the place."
        }
        return "\(counted(person.done, "exercise")) done"
            + (open.isEmpty ? "." : ", \(open.count) on the way. The next thing for each is below.")
    }

    private func list(
        _ title: String, _ rows: [(exercise: Gradebook.Column, grade: Grade)], _ words: String
    ) -> [PagePiece] {
        if rows.isEmpty { return [] }
        let names = rows.map(\.exercise.name).joined(separator: ", ")
        return [.heading(title), .text(names + "."), .soft(words)]
    }

    private func piece(_ exercise: Gradebook.Column, _ grade: Grade) -> [PagePiece] {
        var pieces = [PagePiece.heading("\(exercise.name), chapter \(exercise.chapter)")]
        if grade.isJudged { pieces.append(.squares(grade)) }
        for (title, square) in [
            ("Your tests on your code", grade.yourTestsOnYourCode),
            ("Your tests on our solution", grade.yourTestsOnOurCode),
            ("Our tests on your code", grade.ourTestsOnYourCode),
        ] {
            guard let square, square.verdict != Verdict.green.name else { continue }
            let names = square.failing.map { "“\($0)”" }.joined(separator: ", ")
            pieces.append(
                .text("\(title): " + (names.isEmpty ? "\(square.summary)." : "not yet \(names).")))
            if let said = square.said { pieces.append(.code(said)) }
        }
        let missed = zip(exercise.faults, grade.faults).filter { $1 == .missed }.map(\.0)
        if !grade.faults.isEmpty {
            pieces.append(
                .text(
                    "Your tests notice \(grade.noticed) of \(grade.faults.count) faulty versions."))
        }
        if !missed.isEmpty {
            pieces += [.text("No test of yours fails where this is wrong:"), .list(missed)]
        }
        if let advice = grade.advice.first {
            let isNext = advice.hasPrefix("Next: ")
            let title = grade.state == .unreadable ? "It could not be judged: " : "Next: "
            pieces.append(
                .next(title, isNext ? String(advice.dropFirst("Next: ".count)) : advice))
        }
        return pieces + grade.advice.dropFirst().map(PagePiece.code)
    }
}
