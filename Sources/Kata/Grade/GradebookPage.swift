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
        let absences = book.absences.map { title, names in
            let names = names.joined(separator: ", ") + "."
            return HTML.element("p", [.element("b", title + ": "), .text(names)])
        }
        return HTML.page(
            title, script: .raw("script", Self.script),
            [.element("h1", title), .element("p", ["class": "soft"], sum)] + absences + nobody
                + grid
                + misses + times + squares)
    }

    private var sum: String {
        let states = book.people.flatMap(\.grades).map(\.state)
        let done = states.count { $0 == .done }
        let begun = states.count { [.done, .notYet, .failing].contains($0) }
        return "\(book.people.count == 1 ? "1 person" : "\(book.people.count) people"), "
            + "\(counted(book.exercises.count, "exercise")): \(begun) begun, \(done) done."
    }

    // MARK: - People × exercises

    private var grid: [HTML] {
        let title = "People and exercises"
        let legend = Grade.State.allCases.map { "\($0.sign) \($0.words)" }
        let columns =
            [column("person", "wide"), column("done", "")]
            + book.exercises.indices.map { column(book.exercises[$0].name, border($0)) }
        let rows = book.people.map { person in
            HTML.element(
                "tr",
                [
                    .element("th", ["scope": "row"], [name(person)]),
                    .element("td", ["class": "number"], "\(person.done)"),
                ] + person.grades.indices.map { cell(person.grades[$0], border($0)) })
        }
        let table = HTML.element(
            "table", ["class": "grid"],
            [.element("thead", [.element("tr", columns)]), .element("tbody", rows)])
        return section(
            title,
            [
                .element("p", ["class": "soft legend"], legend.joined(separator: "   ")),
                .element(
                    "p", ["class": "soft screen"], "A column is sorted by a press on its name."),
                scrolling(title, "grid", table),
            ])
    }

    private func name(_ person: Gradebook.Person) -> HTML {
        person.hasPage
            ? .element("a", ["href": GradeFiles.path(of: person.name)], person.name)
            : .text(person.name)
    }

    private func border(_ index: Int) -> String {
        let isFirst =
            index == 0 || book.exercises[index].chapter != book.exercises[index - 1].chapter
        return isFirst ? "chapter" : ""
    }

    private func column(_ name: String, _ kind: String) -> HTML {
        .element(
            "th", ["scope": "col", "class": kind], [.element("button", ["type": "button"], name)])
    }

    private func cell(_ grade: Grade, _ border: String) -> HTML {
        let order = Grade.State.allCases.firstIndex(of: grade.state) ?? 0
        return .element(
            "td",
            [
                "class": "\(grade.state.rawValue) \(border)", "data-order": "\(order)",
                "title": grade.words,
            ],
            [
                .element("span", ["aria-hidden": "true"], grade.state.sign),
                .element("span", ["class": "hidden"], grade.state.words),
            ])
    }

    // MARK: - The four squares

    private var squares: [HTML] {
        let heads = [
            "exercise", "your tests, your code", "our solution", "our tests", "faults noticed",
        ]
        let people = book.people.map { person in
            let judged = zip(book.exercises, person.grades).filter { $1.isJudged }
            let rows = judged.map { exercise, grade in
                [
                    exercise.name, grade.yourTestsOnYourCode.words, grade.yourTestsOnOurCode.words,
                    grade.ourTestsOnYourCode.words, grade.sights,
                ]
            }
            let sum = "\(person.name): \(person.done) done of \(rows.count) begun"
            let table = scrolling("The squares of " + person.name, "squares", table(heads, rows))
            return HTML.element(
                "details",
                [.element("summary", sum)] + person.remarks.map { .element("p", $0) }
                    + (rows.isEmpty ? [] : [table]))
        }
        return section("The four squares of each person", people)
    }

    // MARK: - What the room has missed, and how long it took

    private var nobody: [HTML] {
        let rows = findings.noticedByNobody
        return section(
            "Faults that nobody noticed",
            rows.isEmpty
                ? [.element("p", "None: each fault was noticed by somebody who came so far.")]
                : [list(rows) { counted($0.all, "suite") + " of tests came so far" }])
    }

    private var misses: [HTML] {
        func part(_ title: String, _ misses: [RoomFindings.Miss], _ verb: String) -> [HTML] {
            if misses.isEmpty { return [] }
            return section(
                title, [list(misses.prefix(12)) { "\(verb) by \($0.missed) of \($0.all)" }])
        }
        return part("Faults that most tests miss", findings.faults, "missed")
            + part("What most code gets wrong", findings.mistakes, "our test failed")
    }

    private func list(
        _ misses: some Sequence<RoomFindings.Miss>, _ count: (RoomFindings.Miss) -> String
    ) -> HTML {
        .element(
            "ol",
            misses.map { miss in
                .element(
                    "li",
                    [
                        .element("b", miss.exercise), .text(": \(miss.text) "),
                        .element("span", ["class": "soft"], "(\(count(miss)))"),
                    ])
            })
    }

    private var times: [HTML] {
        if findings.firstGreens.isEmpty { return [] }
        let rows = findings.firstGreens.map { spread in
            [spread.exercise, "\(spread.count)"]
                + [spread.shortest, spread.median, spread.longest].map(\.minutes)
        }
        let table = table(["exercise", "histories", "shortest", "middle", "longest"], rows)
        return section(
            "From the first save to the first green, in minutes",
            [scrolling("Times", "times", table)])
    }

    // MARK: - Pieces

    private func section(_ title: String, _ content: [HTML]) -> [HTML] {
        [.element("section", [.element("h2", title)] + content)]
    }

    private func scrolling(_ label: String, _ kind: String, _ content: HTML) -> HTML {
        .element(
            "div",
            ["class": "scroll " + kind, "role": "region", "aria-label": label, "tabindex": "0"],
            [content])
    }

    private func table(_ titles: [String], _ rows: [[String]]) -> HTML {
        let heads = titles.map { HTML.element("th", ["scope": "col"], $0) }
        let rows = rows.map { row in
            HTML.element(
                "tr",
                [.element("th", ["scope": "row"], row[0])]
                    + row.dropFirst().map { .element("td", $0) })
        }
        return .element(
            "table", [.element("thead", [.element("tr", heads)]), .element("tbody", rows)])
    }

    private static let script: StaticString = """
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
        """
}

extension Double {
    /// These seconds in minutes, to the tenth.
    fileprivate var minutes: String { "\((self / 6).rounded() / 10)" }
}
