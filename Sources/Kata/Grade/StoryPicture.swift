/// The strip of a story as a picture on a page: a small drawing for each row, so that a printer
/// breaks none.
struct StoryPicture {
    private let strip: StoryStrip
    private let title: String

    private static let unit = 12

    init(_ history: History, title: String) {
        strip = StoryStrip(history, columns: 30)
        self.title = title
    }

    /// The picture, and what its signs mean.
    var pieces: [HTML] {
        [
            .element(
                "div", ["class": "story", "role": "img", "aria-label": title],
                strip.rows.map(row)),
            .element("p", ["class": "soft"], strip.legend),
        ]
    }

    private func row(_ row: StoryStrip.Row) -> HTML {
        let times = [Self.text(StoryStrip.time(row.start), x: 2, y: 9, "start")]
        let gaps =
            row.minutes.map { Self.text("·", x: Self.middle($0), y: 32) }
            + row.pauses.map { Self.text($0.words, x: Self.left($0.column), y: 32, "start") }
        return .element(
            "svg", ["viewBox": "0 0 \(strip.columns * Self.unit + 4) 56"],
            times + gaps + row.saves.flatMap(save) + row.brackets.flatMap(bracket))
    }

    private func save(_ save: StoryStrip.Save) -> [HTML] {
        let light = save.entry.light
        let tests = save.entry.failing.joined(separator: ", ")
        let sign = save.entry.isPredictionRight.map { $0 ? "✓" : "✗" }
        return [
            .element(
                "g", ["class": light.rawValue],
                [
                    .element(
                        "title", [:], light.meaning + (tests.isEmpty ? "" : ": " + tests)),
                    .element(
                        "rect",
                        [
                            "x": "\(Self.left(save.column))", "y": "21", "width": "11",
                            "height": "16", "rx": "2",
                        ]),
                    Self.text(String(light.letter), x: Self.middle(save.column), y: 32),
                ])
        ] + (sign.map { [Self.text($0, x: Self.middle(save.column), y: 18)] } ?? [])
    }

    private func bracket(_ bracket: StoryStrip.Bracket) -> [HTML] {
        let (first, last) = (bracket.columns.lowerBound, bracket.columns.upperBound)
        let (start, end) = (Self.left(first), Self.left(last) + 11)
        let line = HTML.element(
            "path",
            [
                "d": "M\(start) \(bracket.begins ? "38V" : "")42H\(end)"
                    + (bracket.ends ? "V38" : "")
            ])
        let number = Self.text("\(bracket.number)", x: (start + end) / 2, y: 53)
        return bracket.begins ? [line, number] : [line]
    }

    private static func left(_ column: Int) -> Int { 2 + column * unit }
    private static func middle(_ column: Int) -> Int { left(column) + 5 }

    private static func text(_ text: String, x: Int, y: Int, _ anchor: String = "middle") -> HTML {
        .element("text", ["x": "\(x)", "y": "\(y)", "text-anchor": anchor], text)
    }

    static let style = HTML.raw(
        "style",
        """
        .story { max-width: 40rem; } .story svg { display: block; width: 100%; break-inside: avoid; }
        .story text { font-size: 10px; fill: var(--text); } .story rect { fill: var(--lamp); }
        .story g text { fill: var(--ink); } .story path { fill: none; stroke: var(--text); }
        .story rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        """)
}
