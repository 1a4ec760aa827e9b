/// What one person takes home: what is done, what is not yet, and the one next thing for each.
struct PersonPage {
    private typealias Row = (exercise: Gradebook.Column, grade: Grade)

    private let person: Gradebook.Person
    private let rows: [Row]

    init(_ person: Gradebook.Person, in book: Gradebook) {
        self.person = person
        rows = Array(zip(book.exercises, person.grades))
    }

    var text: String {
        let notes: [HTML] = person.notes.map { "<p>\($0)</p>" }
        let lost = rows.first { $0.grade.isOfAll }?.grade.advice ?? []
        let unknown: [HTML] = lost.map { "<p>Something could not be understood: \($0).</p>" }
        let done = list(
            "Done", rows(.done), "Your tests tell our solution from every faulty version.")
        let others = list(
            "Not begun", rows(.notBegun, .missing), "They are still there whenever you like.")
        let unjudged = list(
            "Not judged yet", rows(.notJudged), "What you handed in of them is looked at later.")
        return HTML.page(
            person.name,
            """
            <h1>\(person.name)</h1><p>\(sum)</p>\(comment)\(notes)\(unknown)\
            \(open.map { piece($0.exercise, $0.grade) })\(done)\(unjudged)\(others)<h2>How to go on</h2>\
            <p>In the folder of the course, this judges an exercise again:</p>\
            \(code("swift run kata check \(next)"))\
            <p>And this helps a little more each time:</p>\(code("swift run kata hint \(next)"))
            """)
    }

    /// What the teacher has written.
    private var comment: HTML {
        guard let comment = person.comment else { return "" }
        let lines: [HTML] = comment.lines.map { "<p>\($0)</p>" }
        return "<h2>For you</h2><blockquote>\(lines)</blockquote>"
    }

    private func code(_ text: String) -> HTML { "<p><code>\(text)</code></p>" }

    private func rows(_ states: Grade.State...) -> [Row] {
        rows.filter { states.contains($0.grade.state) }
    }

    private var open: [Row] {
        rows(.notYet, .failing, .unreadable).filter { !$0.grade.isOfAll }
    }

    private var next: String { open.first?.exercise.name ?? "NAME" }

    private var sum: String {
        if person.done + open.count == 0 {
            if !rows(.notJudged).isEmpty { return "Not all is judged yet." }
            return rows.contains { $0.grade.isOfAll }
                ? "We have not found an exercise in what you handed in."
                : "Nothing has been begun yet. Chapter 1 is the place."
        }
        return "\(counted(person.done, "exercise")) done"
            + (open.isEmpty ? "." : ", \(open.count) on the way. The next thing for each is below.")
    }

    private func list(_ title: String, _ rows: [Row], _ words: String) -> HTML {
        if rows.isEmpty { return "" }
        let names = rows.map(\.exercise.name).joined(separator: ", ")
        return #"<h2>\#(title)</h2><p>\#(names).</p><p class="soft">\#(words)</p>"#
    }

    private func piece(_ exercise: Gradebook.Column, _ grade: Grade) -> HTML {
        var pieces: [HTML] = ["<h2>\(exercise.name), chapter \(exercise.chapter)</h2>"]
        if grade.isJudged { pieces.append(grade.table) }
        for (title, square) in [
            ("Your tests on your code", grade.yourTestsOnYourCode),
            ("Your tests on our solution", grade.yourTestsOnOurCode),
            ("Our tests on your code", grade.ourTestsOnYourCode),
        ] {
            guard let square, square.verdict != Verdict.green.name else { continue }
            let names = square.names
            let words = names.isEmpty ? square.summary : "not yet " + names
            pieces.append("<p>\(title): \(words).</p>")
            if let said = square.said { pieces.append(code(said)) }
        }
        pieces.append(faults(exercise, grade))
        if let advice = grade.advice.first {
            let title = grade.state == .unreadable ? "It could not be judged: " : "Next: "
            let text = String(advice.trimmingPrefix("Next: "))
            pieces.append("<p><b>\(title)</b>\(text)</p>")
        }
        return "\(pieces)\(grade.advice.dropFirst().map(code))"
    }

    private func faults(_ exercise: Gradebook.Column, _ grade: Grade) -> HTML {
        guard !grade.faults.isEmpty else { return "" }
        let count = "\(grade.noticed) of \(grade.faults.count) faulty versions"
        let missed: [HTML] = zip(exercise.faults, grade.faults).filter { $1 == .missed }
            .map { "<li>\($0.0)</li>" }
        let noticed: HTML = "<p>Your tests notice \(count).</p>"
        if missed.isEmpty { return noticed }
        return "\(noticed)<p>No test of yours fails where this is wrong:</p><ul>\(missed)</ul>"
    }
}

extension Grade.Square {
    /// The tests that fail, as many as somebody reads.
    fileprivate var names: String {
        let more = failing.count > 10 ? " and \(failing.count - 10) more" : ""
        return failing.prefix(10).map { "“\($0)”" }.joined(separator: ", ") + more
    }
}

extension Grade {
    /// The squares in their places: whose tests, and what they say of each code.
    fileprivate var table: HTML {
        var heads: HTML = #"<th scope="col">your code</th><th scope="col">our solution</th>"#
        var (seen, nothing): (HTML, HTML) = ("", "")
        if !faults.isEmpty {
            let kind = noticed == faults.count ? "done" : "failing"
            heads = #"\#(heads)<th scope="col">faulty versions</th>"#
            seen = #"<td class="\#(kind)">\#(sights) noticed</td>"#
            nothing = #"<td class=""></td>"#
        }
        return """
            <table class="squares"><tr><th scope="col"></th>\(heads)</tr>\
            <tr><th scope="row">your tests</th>\
            \(cell(yourTestsOnYourCode))\(cell(yourTestsOnOurCode))\(seen)</tr>\
            <tr><th scope="row">our tests</th>\
            \(cell(ourTestsOnYourCode))<td class=""></td>\(nothing)</tr></table>
            """
    }

    private func cell(_ square: Square?) -> HTML {
        guard square != nil else { return #"<td class="missing">not judged</td>"# }
        let kind = square?.verdict == Verdict.green.name ? "done" : "failing"
        return #"<td class="\#(kind)">\#(square.words)</td>"#
    }
}
