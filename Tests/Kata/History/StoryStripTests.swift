import Testing

@testable import kata

struct StoryStripTests {
    @Test func `saves stand in their order, with a dot for each whole minute between them`() {
        let history = History([
            .red("adds", at: 100), .red("adds", at: 159), .green("adds", at: 220),
            .refactor("adds", at: 820 - 1),
        ])

        #expect(lines(history)[0] == "  0:00  rr·g·········b")
    }

    @Test func `from ten minutes on a pause is told in words`() {
        let day = 86_400.0
        let history = History([
            .red("adds", at: 0), .red("adds", at: 600), .green("adds", at: 600 + 2 * 3600),
            .refactor("adds", at: 3 * day),
        ])

        #expect(lines(history)[0] == "  0:00  r 10 min r 2 h g 2 days b")
    }

    @Test func `what does not fit goes on in the next row, with its time`() {
        let saves = (0..<25).map { Entry.red("adds", at: Double($0) * 10) }
        let history = History(saves + [.green("adds", at: 490)])

        let lines = lines(history, columns: 20)

        #expect(lines[0] == "  0:00  rrrrrrrrrrrrrrrrrrrr")
        #expect(lines[1] == "        1───────────────────")
        #expect(lines[3] == "  0:03  rrrrr····g")
        #expect(lines[4] == "        ─────────┘")
    }

    @Test func `predictions stand below their saves`() {
        let history = History([
            .red("adds").predicted(green: false), .red("adds"),
            .green("adds").predicted(green: false),
        ])

        #expect(lines(history)[1] == "        ✓ ✗")
    }

    @Test func `each cycle has its number`() {
        let cycle: [Entry] = [.red("adds"), .green("adds")]
        let history = History((0..<10).flatMap { _ in cycle })

        // A number that has no room is left out.
        #expect(lines(history)[1] == "        1┘2┘3┘4┘5┘6┘7┘8┘9┘└┘")
    }

    @Test func `each light has its letter, in colour and without`() {
        let history = History([
            .dark(disabled: "adds"), .amber(changed: .code), .green("adds"), .red("adds"),
        ])

        #expect(lines(history)[0] == "  0:00  oagr")
        let coloured = StoryStrip(history, columns: 72).lines(.coloured)[0]
        #expect(coloured.contains("\u{1b}[1;41;97mr\u{1b}[0m"))
    }

    @Test func `the legend tells what occurs, and no more`() {
        #expect(lines(History([.red("adds")])).last == "r red")
        #expect(
            lines(History([.red("adds"), .green("adds", at: 60)])).last
                == "r red, g green, · a minute, 1─┘ a cycle")
    }

    @Test func `a clock that was put back makes no gap`() {
        let history = History([.red("adds", at: 9_000), .green("adds", at: 0)])

        #expect(lines(history)[0] == "  0:00  rg")
    }

    private func lines(_ history: History, columns: Int = 72) -> [String] {
        StoryStrip(history, columns: columns).lines(.plain)
    }
}
