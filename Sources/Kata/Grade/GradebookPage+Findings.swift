extension GradebookPage {
    var nobody: [HTML] {
        let rows = findings.noticedByNobody
        return section(
            "Faults that nobody noticed",
            rows.isEmpty
                ? [.element("p", [:], "None: each fault was noticed by somebody who came so far.")]
                : [list(rows) { counted($0.all, "suite") + " of tests came so far" }])
    }

    var misses: [HTML] {
        func part(_ title: String, _ misses: [RoomFindings.Miss], _ verb: String) -> [HTML] {
            misses.isEmpty
                ? []
                : section(
                    title, [list(misses.prefix(12)) { "\(verb) by \($0.missed) of \($0.all)" }])
        }
        return part("Faults that most tests miss", findings.faults, "missed")
            + part("What most code gets wrong", findings.mistakes, "our test failed")
    }

    private func list(
        _ misses: some Sequence<RoomFindings.Miss>, _ count: (RoomFindings.Miss) -> String
    ) -> HTML {
        .element(
            "ol", [:],
            misses.map { miss in
                .element(
                    "li", [:],
                    [
                        .element("b", [:], miss.exercise), .text(": \(miss.text) "),
                        .element("span", ["class": "soft"], "(\(count(miss)))"),
                    ])
            })
    }

    var times: [HTML] {
        if findings.firstGreens.isEmpty { return [] }
        let rows = findings.firstGreens.map { spread in
            [
                spread.exercise, "\(spread.count)", spread.shortest.minutes, spread.median.minutes,
                spread.longest.minutes,
            ]
        }
        return section(
            "From the first save to the first green, in minutes",
            [
                scrolling(
                    "Times", "times",
                    table(["exercise", "histories", "shortest", "middle", "longest"], rows))
            ])
    }
}

extension Double {
    /// These seconds in minutes, to the tenth.
    fileprivate var minutes: String { "\((self / 6).rounded() / 10)" }
}
