/// What one person takes home: what is done, what is not yet, and the one next thing for each.
struct PersonPage {
    private let person: Gradebook.Person
    private let rows: [(exercise: Gradebook.Column, grade: Grade)]

    init(_ person: Gradebook.Person, in book: Gradebook) {
        self.person = person
        rows = Array(zip(book.exercises, person.grades))
    }

    var text: String { HTML.page(person.name, pieces) }

    private var pieces: [HTML] {
        [.element("h1", person.name), .element("p", sum)] + comment
            + person.notes.map { .element("p", $0) }
            + (rows.first { $0.grade.isOfAll }?.grade.advice ?? []).map {
                .element("p", "Something could not be understood: \($0).")
            }
            + open.flatMap(piece)
            + list("Done", rows(.done), "Your tests tell our solution from every faulty version.")
            + list(
                "Not begun", rows(.notBegun, .missing), "They are still there whenever you like.")
            + [
                .element("h2", "How to go on"),
                .element("p", "In the folder of the course, this judges an exercise again:"),
                code("swift run kata check \(next)"),
                .element("p", "And this helps a little more each time:"),
                code("swift run kata hint \(next)"),
            ]
    }

    /// What the teacher has written.
    private var comment: [HTML] {
        guard let comment = person.comment else { return [] }
        return [
            .element("h2", "For you"),
            .element("blockquote", comment.lines.map { .element("p", $0) }),
        ]
    }

    private func code(_ text: String) -> HTML {
        .element("p", [.element("code", text)])
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
    ) -> [HTML] {
        if rows.isEmpty { return [] }
        let names = rows.map(\.exercise.name).joined(separator: ", ")
        return [
            .element("h2", title), .element("p", names + "."),
            .element("p", ["class": "soft"], words),
        ]
    }

    private func piece(_ exercise: Gradebook.Column, _ grade: Grade) -> [HTML] {
        var pieces = [
            HTML.element("h2", "\(exercise.name), chapter \(exercise.chapter)")
        ]
        if grade.isJudged { pieces.append(grade.table) }
        for (title, square) in [
            ("Your tests on your code", grade.yourTestsOnYourCode),
            ("Your tests on our solution", grade.yourTestsOnOurCode),
            ("Our tests on your code", grade.ourTestsOnYourCode),
        ] {
            guard let square, square.verdict != Verdict.green.name else { continue }
            let names = square.failing.map { "“\($0)”" }.joined(separator: ", ")
            let words = names.isEmpty ? square.summary : "not yet " + names
            pieces.append(.element("p", "\(title): \(words)."))
            if let said = square.said { pieces.append(code(said)) }
        }
        pieces += faults(exercise, grade)
        if let advice = grade.advice.first {
            let isNext = advice.hasPrefix("Next: ")
            let title = grade.state == .unreadable ? "It could not be judged: " : "Next: "
            let text = isNext ? String(advice.dropFirst("Next: ".count)) : advice
            pieces.append(.element("p", [.element("b", title), .text(text)]))
        }
        return pieces + grade.advice.dropFirst().map(code)
    }

    private func faults(_ exercise: Gradebook.Column, _ grade: Grade) -> [HTML] {
        guard !grade.faults.isEmpty else { return [] }
        let count = "\(grade.noticed) of \(grade.faults.count) faulty versions"
        let missed = zip(exercise.faults, grade.faults).filter { $1 == .missed }.map(\.0)
        return [.element("p", "Your tests notice \(count).")]
            + (missed.isEmpty
                ? []
                : [
                    .element("p", "No test of yours fails where this is wrong:"),
                    .element("ul", missed.map { .element("li", $0) }),
                ])
    }
}

extension Grade {
    fileprivate var table: HTML {
        .element(
            "table", ["class": "squares"],
            [.element("tr", heads.map { .element("th", ["scope": "col"], $0) })]
                + rows.map { title, cells in
                    .element(
                        "tr",
                        [.element("th", ["scope": "row"], title)]
                            + cells.map { .element("td", ["class": $0.kind], $0.words) })
                })
    }

    private var heads: [String] {
        ["", "your code", "our solution"] + (faults.isEmpty ? [] : ["faulty versions"])
    }

    /// The squares in their places: whose tests, and what they say of each code.
    private var rows: [(title: String, cells: [(words: String, kind: String)])] {
        let noticed = noticed == faults.count ? "done" : "failing"
        return [
            (
                "your tests",
                [cell(yourTestsOnYourCode), cell(yourTestsOnOurCode)]
                    + (faults.isEmpty ? [] : [("\(sights) noticed", noticed)])
            ),
            (
                "our tests",
                [cell(ourTestsOnYourCode), ("", "")] + (faults.isEmpty ? [] : [("", "")])
            ),
        ]
    }

    private func cell(_ square: Square?) -> (words: String, kind: String) {
        guard let square else { return ("not judged", "missing") }
        return (square.words, square.verdict == Verdict.green.name ? "done" : "failing")
    }
}
