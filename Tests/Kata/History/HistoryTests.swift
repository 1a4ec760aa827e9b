import Testing

@testable import kata

struct HistoryTests {
    // MARK: Cycles

    @Test func `a cycle goes from red to green and names what was red`() {
        let history = History([
            .red("adds", at: 5_000), .red("counts", at: 5_030), .green("adds", "counts", at: 5_090),
        ])

        let cycles = history.cycles

        #expect(cycles == [.init(start: 5_000, end: 5_090, tests: ["adds", "counts"])])
        #expect(cycles.first?.seconds == 90)
    }

    @Test func `a test that does not compile begins a cycle too`() {
        let history = History([
            .amber(changed: .tests, at: 5_000), .red("adds", changed: .code, at: 5_020),
            .green("adds", at: 5_070),
        ])

        let cycles = history.cycles

        #expect(cycles == [.init(start: 5_000, end: 5_070, tests: ["adds"])])
    }

    @Test func `each way to green is a cycle of its own`() {
        let history = History([
            .red("adds", at: 5_000), .green("adds", at: 5_010), .refactor("adds", at: 5_015),
            .amber(changed: .tests, at: 5_020), .green("adds", at: 5_050),
        ])

        let cycles = history.cycles

        #expect(
            cycles == [
                .init(start: 5_000, end: 5_010, tests: ["adds"]),
                .init(start: 5_020, end: 5_050, tests: []),
            ])
    }

    @Test func `a slip in the code is no cycle, and does not end one`() {
        let history = History([
            .green("adds"), .amber(changed: .code, at: 5_000), .green("adds", at: 5_010),
            .red("counts", at: 5_020), .amber(changed: .code, at: 5_030),
            .green("adds", "counts", at: 5_040),
        ])

        let cycles = history.cycles

        #expect(cycles == [.init(start: 5_020, end: 5_040, tests: ["counts"])])
    }

    @Test func `a slip in the tests is no cycle: no code was missing`() {
        let history = History([
            .green("adds"), .amber(changed: .tests, at: 5_000),
            .amber(changed: .tests, at: 5_005), .refactor("adds", changed: .tests, at: 5_010),
        ])

        #expect(history.cycles.isEmpty)
    }

    @Test func `a run without tests does not interrupt a cycle`() {
        let history = History([
            .red("adds", at: 5_000), .dark(disabled: "adds"), .green("adds", at: 5_040),
        ])

        let cycles = history.cycles

        #expect(cycles == [.init(start: 5_000, end: 5_040, tests: ["adds"])])
    }

    @Test(arguments: [
        Row("nothing", []),
        Row("a red that lasts", [.green("adds"), .red("counts")]),
        Row("green from the start", [.dark(disabled: "adds"), .green("adds"), .refactor("adds")]),
    ])
    func `there is no cycle in`(_ row: Row) {
        let history = History(row.entries)

        #expect(history.cycles.isEmpty)
    }

    // MARK: Seen red

    @Test func `a test that failed has been seen red`() {
        let history = History([.red("adds", passing: ["counts"]), .green("adds", "counts")])

        let seen = history.seenRed

        #expect(seen == ["adds"])
    }

    @Test func `not compiling is the red of the test that did not compile`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen == ["counts"])
    }

    @Test func `a slip in a new test, which the test alone makes good, is not its red`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .refactor("adds", "counts", changed: .tests),
        ])

        #expect(history.seenRed.isEmpty)
    }

    @Test func `it stays its red while the code does not compile either`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .amber(changed: .code),
            .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen == ["counts"])
    }

    @Test func `code that does not compile is no test's red`() {
        let history = History([
            .green("adds"), .amber(changed: .code), .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen.isEmpty)
    }

    @Test func `a test that comes a save later has not been seen red`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .green("adds", "counts"),
            .refactor("adds", "counts", "multiplies", changed: .tests),
        ])

        let seen = history.seenRed

        #expect(seen == ["counts"])
    }

    @Test func `a test that a crash kept from running is not new afterwards`() {
        let history = History([
            .green("adds", "counts"), .crash(in: "adds"), .amber(changed: .tests),
            .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen == ["adds"])
    }

    @Test func `a test that was disabled for a while is not new afterwards`() {
        let history = History([
            .green("adds", "counts"), .refactor("adds", disabled: ["counts"]),
            .amber(changed: .tests), .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen.isEmpty)
    }

    @Test func `a crash does not end the red of a test that did not compile`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .crash(in: "adds"), .green("adds", "counts"),
        ])

        let seen = history.seenRed

        #expect(seen == ["adds", "counts"])
    }

    @Test func `a renamed test has been seen under its old name`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds two numbers", changed: .tests),
        ])

        let seen = history.seenRed

        #expect(seen.contains("adds two numbers"))
    }

    @Test func `a crash that keeps a test from running gives its place to no other`() {
        let history = History([
            .red("counts"), .green("adds", "counts"), .crash(in: "adds", passing: ["divides"]),
            .green("adds", "counts", "divides"),
        ])

        let seen = history.seenRed

        #expect(seen == ["adds", "counts"])
    }

    @Test func `a test that was never seen red is not so under a new name`() {
        let history = History([.green("adds"), .refactor("adds two numbers", changed: .tests)])

        let seen = history.seenRed

        #expect(seen.isEmpty)
    }

    // MARK: The last green

    @Test func `the last green is the newest entry that is green in any way`() {
        let history = History([
            .green("adds", at: 5_000), .refactor("adds", at: 5_030), .red("counts", at: 5_060),
        ])

        let last = history.lastGreen

        #expect(last == 5_030)
    }

    @Test func `before the first green there is no last one`() {
        let history = History([.dark(disabled: "adds"), .red("adds", at: 5_000)])

        let last = history.lastGreen

        #expect(last == nil)
    }

    // MARK: Predictions

    @Test func `predictions are counted where there are some`() {
        let history = History([
            .red("adds").predicted(green: false), .red("adds").predicted(green: true),
            .green("adds"), .refactor("adds").predicted(green: true),
        ])

        let (right, all) = history.predictions

        #expect(right == 2)
        #expect(all == 3)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var entries: [Entry]

        init(_ name: String, _ entries: [Entry]) {
            testDescription = name
            self.entries = entries
        }
    }
}
