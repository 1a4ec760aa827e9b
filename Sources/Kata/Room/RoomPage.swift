/// A board of lights as a page, and the part of it that changes.
struct RoomPage {
    var view: RoomView
    var address: String
    var notice: String?
    var isReadOnly = false

    /// The whole page; it fetches `board` again and again, from where it comes itself.
    var text: String {
        HTML.page(
            "The room", script: #"<script src="board.js" defer=""></script>"#, isLive: true,
            style: Self.style,
            """
            <div id="board">\(parts)</div>\
            <p id="gone" hidden="">The board does not answer. If it is closed, open it again in \
            the terminal.</p>\(isReadOnly ? "" : Self.form)
            """)
    }

    private static let form: HTML = """
        <form method="post" action="everybody"><label for="place">Everybody to </label>\
        <input id="place" name="place" placeholder="3.12" size="12" maxlength="40" required="" \
        autocomplete="off"><button>Say it</button></form>
        """

    var board: String { parts.markup }

    private var parts: HTML {
        let calls: [HTML] = [view.gathered, view.refused?.text, notice].compactMap(\.self)
            .map { #"<p class="call">\#($0)</p>"# }
        return """
            <p class="address">\(address)</p><p class="soft">\(view.summary)</p>\
            <p class="soft">\(view.places)</p>\(calls)\
            \(view.rows.isEmpty ? "<p>Nobody is here yet.</p>" : lights(view.rows))
            """
    }

    /// All cards, in so many columns that they fill a wide screen.
    private func lights(_ rows: [RoomView.Row]) -> HTML {
        let across = min(rows.count, Int((Double(rows.count) * 1.5).squareRoot().rounded(.up)))
        let down = (rows.count + across - 1) / across
        return """
            <ul class="lights" style="--across: \(across); --down: \(down)">\
            \(rows.map(card))</ul>
            """
    }

    private func card(_ row: RoomView.Row) -> HTML {
        let light = row.state == .away ? "away" : row.light?.meaning ?? "no run yet"
        let kind = row.state == .away ? "away" : row.light?.rawValue ?? "none"
        let asks = row.state == .asksForHelp
        let call: HTML = asks ? "<strong>asks for help</strong>" : ""
        let word: HTML = row.state == .stuck ? "<em>! \(light)</em>" : "<span>\(light)</span>"
        let end = row.place.isEmpty ? "" : " · \(row.place)"
        return """
            <li class="\(kind)\(asks ? " asks" : "")">\(call)\(Self.name(row.name))\(word)\
            <span>\(Self.time(row.seconds) + end)</span></li>
            """
    }

    /// A name, in which a number is never cut off.
    private static func name(_ name: String) -> HTML {
        let number = name.firstMatch(of: /[ ][0-9]{1,3}$/)?.output ?? ""
        let shown: HTML = "<span>\(name.dropLast(number.count).description)</span>"
        if number.isEmpty { return "<b>\(shown)</b>" }
        return "<b>\(shown)<span>\(String(number.dropFirst()))</span></b>"
    }

    static func time(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "now"
        case ..<3600: "\(seconds / 60) min"
        default: "\(seconds / 3600) h \(seconds / 60 % 60) min"
        }
    }

    /// Fetches the lights once a second, and says so where nobody answers.
    static let script = """
        const board = document.getElementById("board");
        const gone = document.getElementById("gone");
        async function refresh() {
          try {
            const answer = await fetch("board", { signal: AbortSignal.timeout?.(4000) });
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

    private static let style: HTML = """
        <style>
        main { max-width: none; min-height: 100vh; box-sizing: border-box; padding: .4rem .8rem;
          display: flex; flex-direction: column; }
        #board { flex: 1; display: flex; flex-direction: column; }
        #board > p { max-width: none; margin: 0 0 .2rem; overflow-wrap: anywhere; }
        .address { font-size: 1.3rem; font-weight: 700; } .call { font-weight: 700; }
        .lights { flex: 1; list-style: none; padding: 0; margin: .3rem 0 0; max-width: none;
          display: grid; gap: .4rem; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }
        .lights li { background: var(--lamp); color: var(--ink); border-radius: .2rem; line-height: 1.2;
          padding: .25em .5em; display: flex; flex-direction: column; justify-content: center;
          min-width: 0; }
        .lights b { font-size: 1.25em; line-height: 1.1; display: flex; gap: .3em; flex-shrink: 0; }
        .lights b > :first-child { display: -webkit-box; overflow: hidden; min-width: 0;
          -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
        .lights b > :nth-child(2) { flex: none; }
        .lights em { font-style: normal; font-weight: 700; font-size: .9em; }
        .lights em, .lights li > span { white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
          flex-shrink: 0; }
        .lights strong { background: #000; color: #fff; padding: 0 .3em; align-self: flex-start; }
        .away { --lamp: var(--band); --ink: var(--soft); outline: 2px dashed var(--line);
          outline-offset: -2px; }
        .asks { outline: .25rem solid var(--text); } .lights .asks b > :first-child { -webkit-line-clamp: 1; }
        form { margin: .4rem 0 0; display: flex; gap: .5rem; align-items: center; }
        input, button { font: inherit; padding: .2rem .5rem; }
        @media (min-width: 44rem) {
          .lights { grid-template-columns: repeat(var(--across), minmax(0, 1fr));
            grid-auto-rows: minmax(min-content, 1fr);
            font-size: clamp(.95rem, min(90vw / var(--across) / 8.7, (100vh - 13rem) / var(--down) / 6), 5rem); }
        }
        @media print {
          main { min-height: 0; } form { display: none; } .lights { font-size: .9rem; }
          .lights li, .lights strong { background: none; color: #000; border: 1px solid; }
        }
        </style>
        """
}
