import Testing

@testable import kata

extension CoachTests {
    @Test func `a new test that is green without a change of code passed at once`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .passedAtOnce)
    }

    @Test func `a test that did not compile at first has had its red`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .amber(changed: .code),
            .green("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that was red has had it, however it became green`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .green("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that appears without a change of the files is nobody's fault`() {
        let history = History([.green("adds"), .refactor("adds", "counts", changed: .nothing)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test(arguments: [Entry.Change.tests, .both])
    func `while another test is red, one that passes has time`(_ change: Entry.Change) {
        let history = History([
            .green("adds"), .red("adds", passing: ["counts"], changed: change),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `tests that were there at the first look are nobody's fault`() {
        let history = History([.green("adds", "counts", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }
}
