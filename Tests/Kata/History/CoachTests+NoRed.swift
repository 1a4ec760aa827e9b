import Testing

@testable import kata

extension CoachTests {
    @Test func `a new test that comes with its code has not been seen red`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .codeBeforeRed)
    }

    @Test func `code for a test that was red is how it should be`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `code for a test that did not compile is how it should be`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `code that did not compile is no red`() {
        let history = History([
            .green("adds"), .amber(changed: .code), .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .codeBeforeRed)
    }
}
