/// A board of lights as a page, and the part of it that changes.
struct RoomPage {
    var screen: RoomScreen

    /// The whole page; it fetches `board` again and again, from where it comes itself.
    var text: String {
        HTML.page(
            "The room", script: .element("script", ["src": "board.js", "defer": ""], ""),
            policy: .live, style: .raw("style", Self.style),
            [
                .element("div", ["id": "board"], parts),
                .element(
                    "p", ["id": "gone", "hidden": ""],
                    "The board does not answer. If it is closed, open it again in the terminal."),
                .element(
                    "form", ["method": "post", "action": "everybody"],
                    [
                        .element("label", ["for": "place"], "Everybody to "),
                        .element(
                            "input",
                            [
                                "id": "place", "name": "place", "placeholder": "3.12", "size": "12",
                                "maxlength": "40", "required": "", "autocomplete": "off",
                            ]),
                        .element("button", [:], "Say it"),
                    ]),
            ])
    }

    var board: String { HTML.joined(parts) }

    private var parts: [HTML] {
        let view = screen.view
        return [
            .element("p", ["class": "address"], screen.addresses.first ?? ""),
            .element("p", ["class": "soft"], screen.summary),
            .element("p", ["class": "soft"], screen.places),
        ]
            + (screen.gathering.map { [.element("p", ["class": "call"], $0)] } ?? [])
            + (view.refused.map { [.element("p", ["class": "call"], $0.text)] } ?? [])
            + (screen.notice.map { [.element("p", ["class": "call"], $0)] } ?? [])
            + (view.rows.isEmpty
                ? [.element("p", [:], "Nobody is here yet.")]
                : [.element("ul", ["class": "lights"], view.rows.map(card))])
    }

    private func card(_ row: RoomView.Row) -> HTML {
        let light = row.state == .lost ? "away" : row.light?.boardWord ?? "no run yet"
        let kind = row.state == .lost ? "lost" : row.light?.rawValue ?? "none"
        let asks = row.state == .asksForHelp
        let time = RoomScreen.time(row.seconds)
        return .element(
            "li", ["class": kind + (asks ? " asks" : "")],
            (asks ? [.element("strong", [:], "asks for help · \(time)")] : [])
                + [
                    .element("b", [:], row.name),
                    .element("span", [:], row.place.isEmpty ? "–" : row.place),
                    .element(
                        row.state == .stuck ? "em" : "span", [:],
                        asks ? light : "\(light) · \(time)"),
                ])
    }

    /// Fetches the lights once a second, and says so where nobody answers.
    static let script = """
        const board = document.getElementById("board");
        const gone = document.getElementById("gone");
        async function refresh() {
          try {
            const answer = await fetch("board", { signal: AbortSignal.timeout(4000) });
            if (!answer.ok) throw new Error(answer.status);
            const text = await answer.text();
            if (text !== refresh.last) board.innerHTML = text;
            refresh.last = text;
            gone.hidden = true;
          } catch { gone.hidden = false; }
          setTimeout(refresh, 1000);
        }
        refresh();

        """

    private static let style: StaticString = """
        main { max-width: none; }
        .address { font-size: 1.3rem; font-weight: 700; overflow-wrap: anywhere; max-width: none; }
        .call { font-weight: 700; }
        .lights { list-style: none; padding: 0; max-width: none; display: grid; gap: .5rem;
          grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); }
        .lights li { border: 1px solid var(--line); border-left: .6rem solid var(--lamp);
          padding: .4rem .6rem; background: var(--band); display: flex; flex-direction: column; }
        .lights b { font-size: 1.15rem; overflow-wrap: anywhere; }
        .lights em { font-style: normal; font-weight: 700; } .lights span { color: var(--soft); }
        .lights strong { background: var(--text); color: var(--back); padding: 0 .3rem;
          align-self: flex-start; }
        .red { --lamp: #c62828; } .green { --lamp: #2e8b45; } .refactor { --lamp: #2f6fd0; }
        .amber { --lamp: #d99a00; } .dark, .none, .lost { --lamp: var(--line); }
        .asks { outline: 3px solid var(--text); } .lost { opacity: .6; }
        .soft { max-width: none; }
        form { margin: 1.5rem 0 .5rem; display: flex; gap: .5rem; align-items: center; } input, button { font: inherit; padding: .3rem .5rem; }
        """
}
