import Testing

@testable import kata

struct RoomBoardTests {
    private var board = RoomBoard()

    private mutating func show(
        _ name: String, as token: String? = nil, _ light: Light? = .red, _ place: String = "3.12",
        for seconds: Int = 0, help: Bool = false, from machine: UInt32? = nil, at now: Double = 0
    ) throws {
        var signal = RoomSignal(name, light, at: place, seconds: seconds)
        if let token { signal.token = RoomSignal(token).token }
        signal.asksForHelp = help
        try board.take(signal, from: machine.map { NetworkAddress($0) }, at: now)
    }

    private func view(at now: Double) -> RoomView { RoomView(board, at: now) }
    private func names(at now: Double) -> [String] { view(at: now).rows.map(\.name) }

    @Test mutating func `people of the same name are told apart by a number, as long as they stay`()
        throws
    {
        for token in ["a", "b", "c"] { try show("Ada", as: token) }
        #expect(names(at: 0) == ["Ada", "Ada 2", "Ada 3"])

        var leaving = RoomSignal("Ada")
        leaving.token = RoomSignal("a").token
        leaving.leaves = true
        try board.take(leaving, from: nil, at: 1)
        #expect(names(at: 1) == ["Ada 2", "Ada 3"])

        try show("Ada", as: "d", at: 2)
        try show("Ben", as: "b", at: 2)
        #expect(names(at: 2) == ["Ada", "Ada 3", "Ben"])
    }

    @Test mutating func `places with as many people are in the order of the course`() throws {
        for (name, place) in [("Ada", "1.10"), ("Ben", "1.4"), ("Cleo", "12.1"), ("Dan", "2.1")] {
            try show(name, .green, place)
        }
        try show("Eve", .green, "12.1")

        #expect(view(at: 0).places == "2 at 12.1 · 1 at 1.4 · 1 at 1.10 · 1 at 2.1")
        #expect(view(at: 0).summary == "5 here · 5 green")
    }

    @Test mutating func `who was refused is said for two minutes`() {
        board.refuse(.word, RoomName("Eve"), from: NetworkAddress(0x0A00_0001), at: 100)

        #expect(
            view(at: 219).refused?.text == "Refused: Eve at 10.0.0.1 · that is not the code word")
        #expect(view(at: 220).refused == nil)
    }

    @Test mutating func `it is seen for how long a light is red, whatever the telling took`() throws
    {
        try show("Ada", for: 30, at: 100)
        try show("Ada", for: 46, at: 115)
        #expect(view(at: 115).rows.map(\.seconds) == [45])

        try show("Ada", for: -5, at: 116)
        #expect(view(at: 117).rows.map(\.seconds) == [1])
        try show("Ada", for: .max, at: 118)
        #expect(view(at: 118).rows.map(\.seconds) == [86_400])
    }

    @Test
    mutating func `help comes first, then who is stuck, then the others by name, then the away`()
        throws
    {
        try show("Ada", .red, at: 970)
        try show("Zoë", .red, at: 975)
        try show("Cleo", .red, for: 400, at: 1000)
        try show("Dan", .amber, for: 500, at: 1000)
        try show("Eve", .green, help: true, at: 999)
        try show("Ben", .red, help: true, at: 1000)
        try show("gus", .green, for: 900, at: 1000)
        try show("Flo", .red, for: 10, at: 1000)

        let rows = view(at: 1000).rows

        #expect(rows.map(\.name) == ["Eve", "Ben", "Dan", "Cleo", "Flo", "gus", "Zoë", "Ada"])
        #expect(
            rows.map(\.state) == [
                .asksForHelp, .asksForHelp, .stuck, .stuck, .working, .working, .away, .away,
            ])
    }

    @Test mutating func `whoever saves again and again, and none is green, may be stuck`() throws {
        for (light, now) in [(Light.red, 0.0), (.amber, 100), (.dark, 200), (.red, 290)] {
            try show("Ada", light, at: now)
        }
        #expect(view(at: 299).rows.map(\.state) == [.working])
        #expect(view(at: 300).rows.map(\.state) == [.stuck])
        #expect(view(at: 300).rows.map(\.seconds) == [300])

        for light in [Light.green, .red] { try show("Ada", light, at: 301) }

        #expect(view(at: 301).rows.map(\.state) == [.working])
    }

    @Test mutating func `the wait for help is counted from the first call`() throws {
        try show("Ada", .red, help: true, at: 100)
        try show("Ada", .green, help: true, at: 110)
        #expect(view(at: 120).rows.map(\.seconds) == [20])

        try show("Ada", .green, for: 11, at: 121)
        #expect(view(at: 121).rows.map(\.state) == [.working])
        #expect(view(at: 121).rows.map(\.seconds) == [11])
    }

    @Test mutating func `a call for help outlives a short silence, and no long one`() throws {
        try show("Ada", .red, help: true, at: 100)

        #expect(view(at: 179).rows.map(\.state) == [.asksForHelp])
        #expect(view(at: 180).rows.map(\.state) == [.away])
    }

    @Test mutating func `who is silent is away, and forgotten in the end`() throws {
        try show("Ada", at: 10)

        #expect(view(at: 30).rows.map(\.state) == [.working])
        #expect(view(at: 31).rows.map(\.state) == [.away])
        board.clearUp(at: 610)
        #expect(names(at: 610) == ["Ada"])
        board.clearUp(at: 610.1)
        #expect(names(at: 611) == [])
    }

    @Test mutating func `whoever starts their watcher anew is not there twice`() throws {
        try show("Ada", as: "a", from: 1)
        try show("Ada", as: "b", from: 2, at: 21)
        #expect(board.people.count == 2)

        try show("Ada", as: "c", from: 1, at: 22)

        #expect(names(at: 22) == ["Ada", "Ada 2"])
        try show("Ada", as: "d", from: 1, at: 23)
        #expect(board.people.count == 3)
    }

    @Test mutating func `a machine has no more lights than it may, whoever it says they are`()
        throws
    {
        for number in 1...4 { try show("Ada \(number)", as: "\(number)", from: 1) }

        #expect(throws: Refusal.machine) { try show("Ada", as: "5", from: 1, at: 20) }
        try show("Ben", as: "6", from: 2, at: 20)
        for number in 0...9 { try show("Cleo \(number)", as: "7\(number)", at: 20) }
        #expect(board.people.count == 15)

        try show("Ada", as: "5", from: 1, at: 21)
        #expect(board.people.count == 15)
    }

    @Test mutating func `a full board makes room only where somebody is away`() throws {
        board = RoomBoard(most: 2)
        try show("Ada")
        try show("Ben", at: 10)

        #expect(throws: Refusal.full) { try show("Cleo", at: 20) }
        try show("Cleo", at: 21)
        #expect(names(at: 21) == ["Ben", "Cleo"])
    }

    @Test mutating func `those who have come to where all are called are counted`() throws {
        for (name, place) in [("Ada", "3"), ("Ben", "3.11"), ("Cleo", "3"), ("Dan", "Filename")] {
            try show(name, .green, place, at: 30)
        }
        try show("Eve", .green, "3")
        board.gather(at: try #require(RoomPlace("3")), number: 1, now: 30)

        #expect(view(at: 30).gathered == "Everybody to 3: 2 of 4 are there.")
        #expect(view(at: 30).rows.map(\.place).first == "chapter 3")
        // They are called for a quarter of an hour.
        #expect(board.call(at: 929)?.number == 1)
        #expect(board.call(at: 930) == nil)
        #expect(view(at: 930).gathered == nil)
    }

    @Test mutating func `whoever goes on has come all the same, until there is another call`()
        throws
    {
        for name in ["Ada", "Ben"] { try show(name, .green, "3.11") }
        board.gather(at: try #require(RoomPlace("3.12")), number: 1, now: 0)
        for place in ["3.12", "3.13"] { try show("Ada", .red, place, at: 1) }
        #expect(view(at: 1).gathered == "Everybody to 3.12: 1 of 2 are there.")

        board.gather(at: try #require(RoomPlace("3.14")), number: 2, now: 1)

        #expect(view(at: 1).gathered == "Everybody to 3.14: 0 of 2 are there.")
    }
}

struct RoomPageTests {
    /// A page with so many cards that are alike.
    private func page(
        _ name: String, _ state: RoomView.State = .asksForHelp, count: Int = 1,
        notice: String? = nil
    ) -> RoomPage {
        let row = RoomView.Row(name: name, place: "3.12", light: .red, seconds: 240, state: state)
        return RoomPage(
            view: RoomView(rows: Array(repeating: row, count: count)),
            address: "swift run kata watch --room 192.168.1.7:7357/blue-otter-47", notice: notice)
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='x", "&lt;b&gt;",
        "</li></ul><h1>", "a\"\u{338} onmouseover=alert(1) x",
    ])
    func `a name and a notice are shown as text, whatever is in it`(_ name: String) throws {
        let name = try #require(RoomName(name)).text
        let board = page(name, notice: name).board
        let plain = page("Ada", notice: "Ada").board

        #expect(!board.contains(name))
        for sign: UnicodeScalar in ["<", "\"", "'"] {
            let (found, wanted) = (board.unicodeScalars, plain.unicodeScalars)
            #expect(found.count { $0 == sign } == wanted.count { $0 == sign })
        }
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

    @Test func `whoever may be stuck has a sign, and whoever is away no colour`() {
        #expect(page("Ada", .stuck).board.contains("<em>! red</em>"))
        #expect(page("Ada", .working).board.contains("<span>red</span>"))
        #expect(page("Ada", .away).board.contains("<li class=\"away\">"))
        #expect(page("Ada", .away).board.contains("<span>away</span>"))
    }

    @Test func `a number behind a name is not a part of what may be cut off`() {
        #expect(page("Ada L 12").board.contains("<b><span>Ada L</span><span>12</span></b>"))
    }

    @Test(arguments: [
        (0, "now"), (59, "now"), (60, "1 min"), (3599, "59 min"), (3600, "1 h 0 min"),
        (4000, "1 h 6 min"),
    ])
    func `a time can be taken in from afar`(_ seconds: Int, _ text: String) {
        #expect(RoomPage.time(seconds) == text)
    }

    @Test(arguments: [(1, 1, 1), (2, 2, 1), (20, 6, 4), (40, 8, 5)])
    func `the cards fill a wide screen`(count: Int, across: Int, down: Int) {
        let board = page("Ada", count: count).board

        #expect(board.contains("--across: \(across); --down: \(down)\""))
    }
}
