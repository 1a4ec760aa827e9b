import Testing

@testable import kata

/// What the companion has written, among the saves of a history.
struct GivenEntryTests {
    private func entry(_ time: Double, _ light: Light, _ tests: [String] = [], given: Bool = false)
        -> Entry
    {
        Entry(
            time: time, light: light, passing: light.isGreen ? tests : [],
            failing: light == .red ? tests : [], changedTests: !given, changedCode: !given,
            isGiven: given ? true : nil)
    }

    @Test func `what was given is no save`() {
        let history = History([entry(1, .green, ["a"], given: true), entry(2, .red, ["a"])])

        #expect(Story("Even", history).saves == 1)
        #expect(Story("Even", history).lights == [.red])
        #expect(StoryStrip(history, columns: 40).rows.flatMap(\.saves).map(\.entry.time) == [2])
    }

    @Test func `a green that was given ends no cycle, and a red that was given begins one`() {
        let history = History([
            entry(1, .red, ["a"]), entry(2, .green, ["a"], given: true),
            entry(3, .red, ["b"], given: true), entry(4, .green, ["b"]),
        ])

        #expect(history.cycles.map(\.tests) == [["b"]])
        let brackets = StoryStrip(history, columns: 40).rows.flatMap(\.brackets)
        #expect(brackets.map(\.columns) == [1...1])
    }

    @Test func `the coach begins anew with what was given`() {
        let given = entry(2, .amber, given: true)
        let more = entry(3, .green, ["a", "b", "c"])
        let late = entry(3000, .red, ["a"])

        #expect(Coach.advice(on: History([entry(1, .green, ["a"]), given, more])) == nil)
        #expect(
            Coach.advice(
                on: History([entry(1, .red, ["a"]), entry(2990, .red, ["a"], given: true), late]))
                == nil)
    }
}
