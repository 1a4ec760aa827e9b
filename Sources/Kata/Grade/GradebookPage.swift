/// Grades as a page for the person in front: what nobody noticed, people × exercises, the squares.
struct GradebookPage {
    private let book: Gradebook
    private let findings: RoomFindings

    init(_ book: Gradebook) {
        self.book = book
        findings = RoomFindings(book)
    }

    var text: String {
        let title = "What the room has done"
        let absences: [HTML] = book.absences.map { title, names in
            "<p><b>\(title): </b>\(names.joined(separator: ", ")).</p>"
        }
        return HTML.page(
            title, script: Self.script,
            """
            <h1>\(title)</h1><p class="soft">\(sum)</p>\(absences)\(nobody)\(grid)\
            \(misses)\(times)\(squares)
            """)
    }

    private var sum: String {
        let states = book.people.flatMap(\.grades).map(\.state)
        let done = states.count { $0 == .done }
        let begun = states.count { [.done, .notYet, .failing].contains($0) }
        return "\(book.people.count == 1 ? "1 person" : "\(book.people.count) people"), "
            + "\(counted(book.exercises.count, "exercise")): \(begun) begun, \(done) done."
    }

    // MARK: - People × exercises

    private var grid: HTML {
        let title = "People and exercises"
        let columns =
            [column("person", "wide"), column("done", "")]
            + book.exercises.indices.map { column(book.exercises[$0].name, border($0)) }
        let rows: [HTML] = book.people.map { person in
            let cells = person.grades.indices.map { cell(person.grades[$0], border($0)) }
            return """
                <tr><th scope="row">\(name(person))</th>\
                <td class="number">\(person.done)</td>\(cells)</tr>
                """
        }
        let table: HTML = """
            <table class="grid"><thead><tr>\(columns)</tr></thead><tbody>\(rows)</tbody></table>
            """
        return section(
            title,
            """
            <p class="soft legend">\(Grade.State.legend)</p>\
            <p class="soft screen">A column is sorted by a press on its name.</p>\
            \(scrolling(title, "grid", table))
            """)
    }

    private func name(_ person: Gradebook.Person) -> HTML {
        if !person.hasPage { return "\(person.name)" }
        return #"<a href="\#(GradeFiles.path(of: person.name))">\#(person.name)</a>"#
    }

    private func border(_ index: Int) -> String {
        let isFirst =
            index == 0 || book.exercises[index].chapter != book.exercises[index - 1].chapter
        return isFirst ? "chapter" : ""
    }

    private func column(_ name: String, _ kind: String) -> HTML {
        #"<th scope="col" class="\#(kind)"><button type="button">\#(name)</button></th>"#
    }

    private func cell(_ grade: Grade, _ border: String) -> HTML {
        let order = Grade.State.allCases.firstIndex(of: grade.state) ?? 0
        return """
            <td class="\(grade.state.rawValue) \(border)" data-order="\(order)" \
            title="\(grade.words)"><span aria-hidden="true">\(grade.state.sign)</span>\
            <span class="hidden">\(grade.state.words)</span></td>
            """
    }

    // MARK: - The four squares

    private var squares: HTML {
        let heads = [
            "exercise", "your tests, your code", "our solution", "our tests", "faults noticed",
        ]
        let people: [HTML] = book.people.map { person in
            let judged = zip(book.exercises, person.grades).filter { $1.isJudged }
            let rows = judged.map { exercise, grade in
                [
                    exercise.name, grade.yourTestsOnYourCode.words, grade.yourTestsOnOurCode.words,
                    grade.ourTestsOnYourCode.words, grade.sights,
                ]
            }
            let remarks: [HTML] = person.remarks.map { "<p>\($0)</p>" }
            let table = scrolling("The squares of " + person.name, "squares", table(heads, rows))
            return """
                <details><summary>\(person.name): \(person.done) done of \(rows.count) begun\
                </summary>\(remarks)\(rows.isEmpty ? [] : [table])</details>
                """
        }
        return section("The four squares of each person", "\(people)")
    }

    // MARK: - What the room has missed, and how long it took

    private var nobody: HTML {
        let content: HTML =
            switch findings.noticedByNobody {
            case nil: "<p>Nobody's tests came so far.</p>"
            case []?: "<p>None: each fault was noticed by somebody who came so far.</p>"
            case let rows?: list(rows) { counted($0.all, "suite") + " of tests came so far" }
            }
        return section("Faults that nobody noticed", content)
    }

    private var misses: HTML {
        func part(_ title: String, _ misses: [RoomFindings.Miss], _ verb: String) -> HTML {
            if misses.isEmpty { return "" }
            return section(
                title, list(misses.prefix(12)) { "\(verb) by \($0.missed) of \($0.all)" })
        }
        let faults = part("Faults that most tests miss", findings.faults, "missed")
        let mistakes = part("What most code gets wrong", findings.mistakes, "our test failed")
        return "\(faults)\(mistakes)"
    }

    private func list(
        _ misses: some Sequence<RoomFindings.Miss>, _ count: (RoomFindings.Miss) -> String
    ) -> HTML {
        let rows: [HTML] = misses.map { miss in
            """
            <li><b>\(miss.exercise)</b>: \(miss.text) \
            <span class="soft">(\(count(miss)))</span></li>
            """
        }
        return "<ol>\(rows)</ol>"
    }

    private var times: HTML {
        if findings.firstGreens.isEmpty { return "" }
        let rows = findings.firstGreens.map { spread in
            [spread.exercise, "\(spread.count)"]
                + [spread.shortest, spread.median, spread.longest].map(\.minutes)
        }
        let table = table(["exercise", "histories", "shortest", "middle", "longest"], rows)
        return section(
            "From the first save to the first green, in minutes",
            scrolling("Times", "times", table))
    }

    // MARK: - Pieces

    private func section(_ title: String, _ content: HTML) -> HTML {
        "<section><h2>\(title)</h2>\(content)</section>"
    }

    private func scrolling(_ label: String, _ kind: String, _ content: HTML) -> HTML {
        """
        <div class="scroll \(kind)" role="region" aria-label="\(label)" tabindex="0">\
        \(content)</div>
        """
    }

    private func table(_ titles: [String], _ rows: [[String]]) -> HTML {
        let heads: [HTML] = titles.map { #"<th scope="col">\#($0)</th>"# }
        let rows: [HTML] = rows.map { row in
            let cells: [HTML] = row.dropFirst().map { "<td>\($0)</td>" }
            return #"<tr><th scope="row">\#(row[0])</th>\#(cells)</tr>"#
        }
        return "<table><thead><tr>\(heads)</tr></thead><tbody>\(rows)</tbody></table>"
    }

    private static let script: HTML = """
        <script>
        for (const table of document.querySelectorAll("table.grid")) {
          const heads = [...table.tHead.rows[0].cells];
          heads.forEach((head, column) => head.firstChild.addEventListener("click", () => {
            const up = head.getAttribute("aria-sort") !== "ascending";
            heads.forEach((other) => other.removeAttribute("aria-sort"));
            head.setAttribute("aria-sort", up ? "ascending" : "descending");
            const value = (row) => row.cells[column].dataset.order ?? row.cells[column].textContent;
            const order = new Intl.Collator("en", { numeric: true }).compare;
            const rows = [...table.tBodies[0].rows].sort((a, b) => order(value(a), value(b)));
            table.tBodies[0].append(...(up ? rows : rows.reverse()));
          }));
        }
        </script>
        """
}

extension Double {
    /// These seconds in minutes, to the tenth.
    fileprivate var minutes: String { "\((self / 6).rounded() / 10)" }
}
