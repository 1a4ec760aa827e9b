/// Grades as a page for the person in front: what nobody noticed, people × exercises, the squares.
struct GradebookPage {
    private let book: Gradebook
    let findings: RoomFindings

    init(_ book: Gradebook) {
        self.book = book
        findings = RoomFindings(book)
    }

    var text: String {
        HTML.page(
            "What the room has done", script: .raw("script", Self.script),
            [.element("h1", [:], "What the room has done"), .element("p", ["class": "soft"], sum)]
                + book.absences.map { title, names in
                    .element(
                        "p", [:],
                        [
                            .element("b", [:], title + ": "),
                            .text(names.joined(separator: ", ") + "."),
                        ])
                }
                + nobody + grid + misses + times + squares)
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
        let legend = Grade.State.allCases.map { "\($0.sign) \($0.words)" }
        let columns: [HTML] =
            [column("person", "wide"), column("done", "")]
            + book.exercises.indices.map { column(book.exercises[$0].name, border($0)) }
        let rows = book.people.map { person in
            HTML.element(
                "tr", [:],
                [
                    .element(
                        "th", ["scope": "row"],
                        [name(person)]),
                    .element("td", ["class": "number"], "\(person.done)"),
                ]
                    + person.grades.indices.map { index in
                        cell(person.grades[index], border(index))
                    })
        }
        return section(
            "People and exercises",
            [
                .element("p", ["class": "soft legend"], legend.joined(separator: "   ")),
                .element(
                    "p", ["class": "soft screen"], "A column is sorted by a press on its name."),
                scrolling(
                    "People and exercises", "grid",
                    .element(
                        "table", ["class": "grid"],
                        [
                            .element("thead", [:], [.element("tr", [:], columns)]),
                            .element("tbody", [:], rows),
                        ])),
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
            "th", ["scope": "col", "class": kind],
            [.element("button", ["type": "button"], name)])
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
        let people = book.people.map { person in
            let rows = zip(book.exercises, person.grades).filter { $1.isJudged }
            return HTML.element(
                "details", [:],
                [
                    .element(
                        "summary", [:],
                        "\(person.name): \(person.done) done of \(rows.count) begun")
                ]
                    + person.remarks.map { .element("p", [:], $0) }
                    + (rows.isEmpty
                        ? []
                        : [
                            scrolling(
                                "The squares of " + person.name, "squares",
                                table(
                                    [
                                        "exercise", "your tests, your code", "our solution",
                                        "our tests", "faults noticed",
                                    ],
                                    rows.map { exercise, grade in
                                        [
                                            exercise.name, grade.yourTestsOnYourCode.words,
                                            grade.yourTestsOnOurCode.words,
                                            grade.ourTestsOnYourCode.words, grade.sights,
                                        ]
                                    }))
                        ]))
        }
        return section("The four squares of each person", people)
    }

    // MARK: - Pieces

    func section(_ title: String, _ content: [HTML]) -> [HTML] {
        [.element("section", [:], [.element("h2", [:], title)] + content)]
    }

    func scrolling(_ label: String, _ kind: String, _ content: HTML) -> HTML {
        .element(
            "div",
            ["class": "scroll " + kind, "role": "region", "aria-label": label, "tabindex": "0"],
            [content])
    }

    func table(_ head: [String], _ rows: [[String]]) -> HTML {
        .element(
            "table", [:],
            [
                .element(
                    "thead", [:],
                    [.element("tr", [:], head.map { .element("th", ["scope": "col"], $0) })]),
                .element(
                    "tbody", [:],
                    rows.map { row in
                        .element(
                            "tr", [:],
                            [.element("th", ["scope": "row"], row[0])]
                                + row.dropFirst().map { .element("td", [:], $0) })
                    }),
            ])
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
