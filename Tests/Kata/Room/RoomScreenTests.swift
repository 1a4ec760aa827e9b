import Testing

@testable import kata

struct RoomScreenTests {
    private let style = Style.plain

    private func screen(_ rows: [RoomView.Row]) -> RoomScreen {
        RoomScreen(
            view: RoomView(rows: rows),
            addresses: ["swift run kata watch --room 192.168.1.7:7357/blue-otter"],
            page: "http://127.0.0.1:7358/secret/")
    }

    private static func row(
        _ name: String, _ light: Light? = .red, _ state: RoomView.State = .working,
        seconds: Int = 240
    ) -> RoomView.Row {
        RoomView.Row(name: name, place: "3.12", light: light, seconds: seconds, state: state)
    }

    @Test func `a board says how to join, who is where, and what can be typed`() {
        let rows = [
            Self.row("Ada", .red, .asksForHelp), Self.row("Ben", .amber, .stuck, seconds: 400),
            Self.row("Cleo", .refactor, seconds: 3), Self.row("Dan", nil),
            Self.row("Eve", .green, .lost, seconds: 4000),
        ]

        let lines = screen(rows).lines(columns: 80, rows: 24, style: style)

        #expect(
            lines.map(\.withoutEnd) == [
                "Room · swift run kata watch --room 192.168.1.7:7357/blue-otter",
                "4 here · 1 away · 1 red · 1 still green · 1 not compiling", "4 at 3.12", "",
                "? Ada                      3.12       red            4 min",
                "! Ben                      3.12       not compiling  6 min",
                "  Cleo                     3.12       still green      now",
                "  Dan                      3.12       no run yet     4 min",
                "  Eve                      3.12       away          1 h  6", "",
                "Type 3.12 or Filename and Enter to call everybody there · q closes the board",
                "Page: http://127.0.0.1:7358/secret/",
            ])
    }

    @Test func `what is typed is seen, and what came of it`() {
        var screen = screen([])
        screen.typed = "3.1"
        screen.notice = "error: there is no step 3.99"

        let lines = screen.lines(columns: 80, rows: 24, style: style)

        #expect(lines.contains("Everybody to 3.1▏  Enter: say it · Esc: do not"))
        #expect(lines.contains("error: there is no step 3.99"))
        #expect(lines.contains("Nobody is here yet."))
    }

    @Test func `who was refused is said, and why`() {
        var screen = screen([])
        screen.view.refused = Refused(name: nil, machine: nil, reason: .language, at: 0)

        #expect(
            screen.lines(columns: 80, rows: 24, style: style).contains(
                "Refused: somebody · another version of the companion"))
    }

    @Test(arguments: [(40, 12), (80, 24), (130, 20), (200, 60), (20, 5)])
    func `no line is wider than the terminal, and no more lines are there than fit`(
        _ columns: Int, _ rows: Int
    ) {
        let people = (1...200).map { Self.row("漢字 Person \($0)", .red, .asksForHelp) }

        let lines = screen(people).lines(columns: columns, rows: rows, style: style)

        #expect(lines.allSatisfy { $0.columns <= columns })
        #expect(lines.count < max(rows, 9))
    }

    @Test func `where not all fit, the first are shown, and how many more there are`() {
        let people = (1...200).map { Self.row("Person \($0)") }

        let lines = screen(people).lines(columns: 122, rows: 24, style: style)

        #expect(lines.contains { $0.contains("Person 1 ") && $0.contains("Person 18 ") })
        #expect(lines.contains("… and 132 more"))
    }

    @Test(arguments: [1, 16, 17, 30, 32, 33, 40])
    func `one room is on a screen of 80 by 24, with a place and a word for each`(count: Int) throws
    {
        let people = (1...count).map { Self.row("Person \($0)", .refactor) }

        let lines = screen(people).lines(columns: 80, rows: 24, style: style)

        #expect(lines.count <= 23)
        #expect(lines.allSatisfy { $0.columns <= 80 })
        for number in 1...count {
            let light = try Regex("Person \(number) +3\\.12 +(still green|blue)")
            #expect(lines.contains { $0.contains(light) }, "\(number)")
        }
    }

    @Test func `a long name that is cut keeps the number that tells it from another one`() {
        let people = (1...40).map { Self.row("Maximiliane-Alexandra \($0)") }

        let lines = screen(people).lines(columns: 80, rows: 24, style: style)

        #expect(lines.contains { $0.contains("Maximil… 9 3.12") })
        #expect(lines.contains { $0.contains("Maximi… 40 3.12") })
    }

    @Test func `each light has a colour, and a word for who sees none`() {
        let rows = Light.allCases.map { Self.row($0.rawValue, $0) }

        let lines = screen(rows).lines(columns: 80, rows: 24, style: Style.coloured)

        for light in Light.allCases {
            #expect(lines.contains { $0.contains("\u{1B}[") && $0.contains(light.meaning) })
        }
    }

    @Test func `how far everybody has come is said`() {
        var screen = screen([Self.row("Ada"), Self.row("Eve", .green, .lost)])
        screen.view.gathering = RoomPlace("3.12").map { Gathering(place: $0, number: 1) }

        let lines = screen.lines(columns: 80, rows: 24, style: style)

        #expect(lines.contains("Everybody to 3.12: 1 of 1 are there."))
    }
}

struct RoomPageTests {
    private func page(_ name: String, notice: String? = nil) -> RoomPage {
        RoomPage(
            screen: RoomScreen(
                view: RoomView(rows: [
                    RoomView.Row(
                        name: name, place: "3.12", light: .red, seconds: 240, state: .asksForHelp)
                ]),
                addresses: ["swift run kata watch --room 192.168.1.7:7357/blue-otter"],
                notice: notice))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "&lt;b&gt;",
        "</li></ul><h1>",
    ])
    func `a name is shown as text, whatever is in it`(_ name: String) throws {
        let name = try #require(RoomName(name)).text
        let board = page(name).board

        #expect(!board.contains(name))
        #expect(board.count(of: "<") == page("Ada").board.count(of: "<"))
        #expect(board.count(of: "\"") == page("Ada").board.count(of: "\""))
        #expect(!board.contains("'"))
    }

    @Test func `a notice is shown as text, too`() {
        #expect(page("Ada", notice: "<b>").board.contains("&lt;b&gt;"))
    }

    @Test func `the page runs no script but the board's own, and loads nothing from elsewhere`() {
        let text = page("Ada").text

        #expect(
            text.contains(
                "default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;; script-src"
                    + " &#39;self&#39;; connect-src &#39;self&#39;; form-action &#39;self&#39;"))
        #expect(!text.contains("https://"))
        #expect(text.matches(of: /src=|href=/).count == 1)
        #expect(text.contains("<script src=\"board.js\" defer=\"\"></script>"))
    }

    @Test func `a card has the name, the place, the light as a word and the time`() {
        #expect(
            page("Ada").board.hasSuffix(
                "<ul class=\"lights\" style=\"--across: 1; --down: 1\"><li class=\"red asks\">"
                    + "<strong>asks for help</strong>"
                    + "<b><span>Ada</span></b><span>red</span><span>4 min · 3.12</span></li></ul>"))
    }

    @Test func `a number behind a name is not a part of what may be cut off`() {
        #expect(page("Ada").board.contains("<b><span>Ada</span></b>"))
        #expect(page("Ada L 12").board.contains("<b><span>Ada L</span><span>12</span></b>"))
    }

    @Test func `a page to read has nothing to send`() {
        var page = page("Ada")
        #expect(page.text.contains("<form"))

        page.isReadOnly = true

        #expect(!page.text.contains("<form"))
        #expect(page.text.contains("<b><span>Ada</span></b>"))
    }

    @Test(arguments: [(1, 1, 1), (2, 2, 1), (20, 6, 4), (40, 8, 5)])
    func `the cards fill a wide screen`(count: Int, across: Int, down: Int) {
        let row = RoomView.Row(
            name: "Ada", place: "3.12", light: .red, seconds: 0, state: .working)
        let view = RoomView(rows: Array(repeating: row, count: count))

        let board = RoomPage(screen: RoomScreen(view: view, addresses: [])).board

        #expect(board.contains("--across: \(across); --down: \(down)\""))
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }

    fileprivate var withoutEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
