import Testing

@testable import kata

struct HistoryTests {
    // MARK: Cycles

    @Test(
        arguments: [
            (
                "a cycle goes from red to green and names what was red",
                [
                    .red("adds", at: 5_000), .red("counts", at: 5_030),
                    .green("adds", "counts", at: 5_090),
                ],
                [.init(start: 5_000, end: 5_090, tests: ["adds", "counts"])]
            ),
            (
                "a test that does not compile begins a cycle too",
                [
                    .amber(changed: .tests, at: 5_000), .red("adds", changed: .code, at: 5_020),
                    .green("adds", at: 5_070),
                ], [.init(start: 5_000, end: 5_070, tests: ["adds"])]
            ),
            (
                "each way to green is a cycle of its own",
                [
                    .red("adds", at: 5_000), .green("adds", at: 5_010),
                    .refactor("adds", at: 5_015),
                    .amber(changed: .tests, at: 5_020), .green("adds", at: 5_050),
                ],
                [
                    .init(start: 5_000, end: 5_010, tests: ["adds"]),
                    .init(start: 5_020, end: 5_050, tests: []),
                ]
            ),
            (
                "a slip in the code is no cycle, and does not end one",
                [
                    .green("adds"), .amber(changed: .code, at: 5_000), .green("adds", at: 5_010),
                    .red("counts", at: 5_020), .amber(changed: .code, at: 5_030),
                    .green("adds", "counts", at: 5_040),
                ], [.init(start: 5_020, end: 5_040, tests: ["counts"])]
            ),
            (
                "a slip in the tests is no cycle: no code was missing",
                [
                    .green("adds"), .amber(changed: .tests, at: 5_000),
                    .amber(changed: .tests, at: 5_005),
                    .refactor("adds", changed: .tests, at: 5_010),
                ], []
            ),
            (
                "a run without tests does not interrupt a cycle",
                [.red("adds", at: 5_000), .dark(disabled: "adds"), .green("adds", at: 5_040)],
                [.init(start: 5_000, end: 5_040, tests: ["adds"])]
            ),
            (
                "there is no cycle in nothing",
                [], []
            ),
            (
                "there is no cycle in a red that lasts",
                [.green("adds"), .red("counts")], []
            ),
            (
                "there is no cycle where it is green from the start",
                [.dark(disabled: "adds"), .green("adds"), .refactor("adds")], []
            ),
        ] as [(String, [Entry], [History.Cycle])])
    func `from red to green`(_ name: String, _ entries: [Entry], _ cycles: [History.Cycle]) {
        #expect(History(entries).cycles == cycles)
    }

    // MARK: Seen red

    @Test(
        arguments: [
            (
                "a test that failed has been seen red",
                [.red("adds", passing: ["counts"]), .green("adds", "counts")], ["adds"]
            ),
            (
                "not compiling is the red of the test that did not compile",
                [.green("adds"), .amber(changed: .tests), .green("adds", "counts")], ["counts"]
            ),
            (
                "a slip in a new test, which the test alone makes good, is not its red",
                [
                    .green("adds"), .amber(changed: .tests),
                    .refactor("adds", "counts", changed: .tests),
                ], []
            ),
            (
                "it stays its red while the code does not compile either",
                [
                    .green("adds"), .amber(changed: .tests), .amber(changed: .code),
                    .green("adds", "counts"),
                ], ["counts"]
            ),
            (
                "code that does not compile is no test's red",
                [.green("adds"), .amber(changed: .code), .green("adds", "counts")], []
            ),
            (
                "a test that comes a save later has not been seen red",
                [
                    .green("adds"), .amber(changed: .tests), .green("adds", "counts"),
                    .refactor("adds", "counts", "multiplies", changed: .tests),
                ], ["counts"]
            ),
            (
                "a test that a crash kept from running is not new afterwards",
                [
                    .green("adds", "counts"), .crash(in: "adds"), .amber(changed: .tests),
                    .green("adds", "counts"),
                ], ["adds"]
            ),
            (
                "a test that was disabled for a while is not new afterwards",
                [
                    .green("adds", "counts"), .refactor("adds", disabled: ["counts"]),
                    .amber(changed: .tests), .green("adds", "counts"),
                ], []
            ),
            (
                "a crash does not end the red of a test that did not compile",
                [
                    .green("adds"), .amber(changed: .tests), .crash(in: "adds"),
                    .green("adds", "counts"),
                ],
                ["adds", "counts"]
            ),
            (
                "tests that were there before anybody saw a run have not been seen red",
                [.amber(changed: .tests), .green("adds", "counts")], []
            ),
            (
                "the only test of a beginning that did not compile has been seen red",
                [.amber(changed: .tests), .green("adds")], ["adds"]
            ),
            (
                "a renamed test has been seen under its old name",
                [.red("adds"), .green("adds"), .refactor("adds two numbers", changed: .tests)],
                ["adds", "adds two numbers"]
            ),
            (
                "a crash that keeps a test from running gives its place to no other",
                [
                    .red("counts"), .green("adds", "counts"),
                    .crash(in: "adds", passing: ["divides"]),
                    .green("adds", "counts", "divides"),
                ], ["adds", "counts"]
            ),
            (
                "a test that was never seen red is not so under a new name",
                [.green("adds"), .refactor("adds two numbers", changed: .tests)], []
            ),
        ] as [(String, [Entry], Set<String>)])
    func `was seen red`(_ name: String, _ entries: [Entry], _ seen: Set<String>) {
        #expect(History(entries).seenRed == seen)
    }

    // MARK: The last green

    @Test func `the last green is the newest entry that is green in any way`() {
        let history = History([
            .green("adds", at: 5_000), .refactor("adds", at: 5_030), .red("counts", at: 5_060),
        ])

        #expect(history.lastGreen == 5_030)
        #expect(History([.dark(disabled: "adds"), .red("adds")]).lastGreen == nil)
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

    // MARK: What was given

    @Test func `what was given is no save`() {
        let history = History([.green("adds", at: 100).given, .red("adds", at: 200)])

        #expect(Story("Even", history).saves == 1)
        #expect(Story("Even", history).lights == [.red])
        #expect(StoryStrip(history, columns: 40).lines(.plain)[0] == "  0:00  r")
    }

    @Test func `a green that was given ends no cycle, and a red that was given begins one`() {
        let history = History([
            .red("adds"), .green("adds").given, .red("counts").given, .green("counts"),
        ])

        #expect(history.cycles.map(\.tests) == [["counts"]])
        #expect(
            StoryStrip(history, columns: 40).lines(.plain).prefix(2) == [
                "  0:00  rg", "         └",
            ])
    }
}

struct StoryTests {
    @Test func `the story of a small exercise`() {
        let history = History([
            .dark(disabled: "adds", "counts"),
            .red("adds", at: 5_000).predicted(green: false),
            .green("adds", at: 5_040).predicted(green: false),
            .refactor("adds", "counts", changed: .tests),
        ])

        let story = Story("Sums", history)

        #expect(story.name == "Sums")
        #expect(story.saves == 4)
        #expect(story.cycles == [.init(start: 5_000, end: 5_040, tests: ["adds"])])
        #expect(story.lights == [.dark, .red, .green, .refactor])
        #expect(story.predictionsRight == 1)
        #expect(story.predictions == 2)
    }

    @Test(arguments: [[], [Entry.amber(changed: .code)], [.crash(in: "adds")]])
    func `its tests are those at the end, or before what does not compile or crashes`(
        _ end: [Entry]
    ) {
        let history = History([.red("counts", "gone"), .green("counts", "adds")] + end)

        #expect(Story("Sums", history).tests == ["adds", "counts"])
    }

    @Test func `of tests that are gone nobody asks whether they were red`() {
        let history = History([
            .red("gone", "counts", "adds"), .green("gone", "adds", "counts", "divides"),
            .refactor("adds", "counts", "divides"),
        ])

        let story = Story("Sums", history)

        #expect(story.seenRed == ["adds", "counts"])
    }
}
