/// A piece of a page; whatever text is put into it stays text.
///
/// Its markup is written in the source, as a literal, and nowhere else.
struct HTML: ExpressibleByStringInterpolation {
    let markup: String

    init(stringLiteral markup: StaticString) { self.markup = "\(markup)" }

    init(stringInterpolation pieces: StringInterpolation) { markup = pieces.markup }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: StaticString) { self.markup += "\(markup)" }

        mutating func appendInterpolation(_ text: String) { markup += text.asHTML }

        mutating func appendInterpolation(_ number: Int) { markup += "\(number)" }

        mutating func appendInterpolation(_ piece: HTML) { markup += piece.markup }

        mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { markup += piece.markup }
        }
    }

    /// A whole page: a file with no more than what is in it, unless a program serves it.
    ///
    /// - Parameter isLive: whether it asks for more of itself.
    /// - Parameter style: what it has beyond the style of all pages.
    static func page(
        _ title: String, script: HTML = "", isLive: Bool = false, style own: HTML = "",
        _ body: HTML
    ) -> String {
        let scripts =
            isLive
            ? "; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'"
            : script.markup.isEmpty ? "" : "; script-src 'unsafe-inline'"
        let rules = "default-src 'none'; style-src 'unsafe-inline'" + scripts
        let page: HTML = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1">\
            <meta http-equiv="Content-Security-Policy" content="\(rules)"><title>\(title)</title>\
            \(style)\(own)</head><body><main>\(body)</main>\(script)</body></html>

            """
        return page.markup
    }

    private static let style: HTML = """
        <style>
        :root {
          color-scheme: light dark;
          --back: #ffffff; --text: #1b1b1f; --soft: #5b5b66; --line: #d4d4dc; --band: #f3f3f7;
          --done: #14692b; --half: #7a4a00; --bad: #a3171f; --link: #1a4fae;
          --good-back: #e9f6ed; --bad-back: #fdeeee;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #17171a; --text: #ececf1; --soft: #a5a5b2; --line: #3a3a44; --band: #212127;
            --done: #6fd388; --half: #f0b860; --bad: #ff8f8f; --link: #8fb8ff;
            --good-back: #16301f; --bad-back: #3a1c1e;
          }
        }
        body { background: var(--back); color: var(--text); margin: 0;
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
        main { max-width: 84rem; margin: 0 auto; padding: 1rem; }
        h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
        h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
        a { color: var(--link); } p, ul, ol { margin: .5rem 0; max-width: 46rem; }
        code { overflow-wrap: anywhere; } li { overflow-wrap: anywhere; }
        .soft { color: var(--soft); }
        .scroll { overflow-x: auto; border: 1px solid var(--line); }
        .scroll:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible {
          outline: 3px solid var(--link); outline-offset: 1px; }
        table { border-collapse: collapse; }
        th, td { padding: .2rem .45rem; border-bottom: 1px solid var(--line); text-align: left;
          vertical-align: top; }
        .legend { white-space: pre-wrap; }
        .grid th, .grid td { padding: .15rem .05rem; text-align: center; vertical-align: middle; }
        .grid thead th { vertical-align: bottom; }
        .grid tbody th { position: sticky; left: 0; background: var(--back); text-align: left;
          padding: .15rem .6rem; min-width: 9rem; max-width: 14rem; overflow-wrap: anywhere;
          font-weight: 600; }
        .grid thead th:first-child { position: sticky; left: 0; background: var(--back); z-index: 1; }
        .grid tbody tr:nth-child(even) > * { background: var(--band); }
        .grid thead th:not(.wide) button { writing-mode: vertical-rl; transform: rotate(180deg); }
        .grid button { font: inherit; font-size: .8rem; color: inherit; background: none; border: 0;
          padding: .25rem 0; cursor: pointer; }
        .grid td { min-width: 1.15rem; } .grid td.number { padding: 0 .5rem; }
        .chapter { border-left: 2px solid var(--line); }
        [aria-sort] button { text-decoration: underline; text-underline-offset: 3px; }
        .done { color: var(--done); } .notYet { color: var(--half); font-weight: 600; }
        .failing, .unreadable { color: var(--bad); font-weight: 700; }
        .notBegun, .missing, .notJudged { color: var(--soft); }
        .red { --lamp: #b3261e; --ink: #fff; } .green { --lamp: #1b6e34; --ink: #fff; }
        .refactor { --lamp: #1d56b5; --ink: #fff; } .amber { --lamp: #f2b705; --ink: #1b1b1f; }
        .dark, .none { --lamp: var(--line); --ink: var(--text); }
        .squares { margin: .75rem 0; }
        .squares th, .squares td { border: 1px solid var(--line); padding: .35rem .7rem; }
        .squares td.done { background: var(--good-back); font-weight: 600; }
        .squares td.failing { background: var(--bad-back); }
        blockquote { margin: .5rem 0; padding: .25rem 1rem; border-left: 4px solid var(--link);
          background: var(--band); max-width: 46rem; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        summary { cursor: pointer; padding: .2rem 0; }
        @media (max-width: 40rem) {
          .grid tbody th { min-width: 5.5rem; max-width: 6.5rem; font-size: .85rem; }
          main { padding: .6rem; }
        }
        @media print {
          :root { --back: #fff; --text: #000; --soft: #333; --line: #888; --band: #fff; --done: #000;
            --half: #000; --bad: #000; --link: #000;
            --good-back: #fff; --bad-back: #fff; }
          main { max-width: none; padding: 0; } .scroll { overflow: visible; border: 0; }
          .grid { font-size: .65rem; } .grid button { font-size: .6rem; }
          .grid td { min-width: 0; padding: .1rem 0; }
          .grid tbody th { min-width: 6rem; max-width: 9rem; padding: .1rem .3rem; }
          tr, li, section { break-inside: avoid; } .screen { display: none; }
          @page { size: landscape; margin: 10mm; }
        }
        </style>
        """
}

extension String {
    /// As text of a page, with nothing that a browser would take for anything else.
    fileprivate var asHTML: String {
        printable.replacing([
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
        ])
    }
}
