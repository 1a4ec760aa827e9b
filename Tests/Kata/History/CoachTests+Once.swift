import Testing

@testable import kata

extension CoachTests {
    @Test func `of two things the more important is said`() {
        let history = History([.green("adds"), .red("counts", "divides", passing: ["adds"])])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalNewTests)
    }

    @Test func `the next save is for what has not been said`() {
        let history = History([
            .green("adds"), .red("adds", "counts", "divides").advised(.severalNewTests),
            .red("adds", "counts", "divides"),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test(arguments: [1, 2, 12, 13, 40])
    func `however long a red lasts, it is said once`(_ saves: Int) {
        let reds = (1...saves).map { _ in Entry.red("adds", "counts") }
        let history = History(
            [.green("adds", "counts"), .red("adds", "counts").advised(.severalFailing)] + reds)

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test(arguments: [1, 3, 40]) func `it is said once, however many saves ago`(_ saves: Int) {
        let green = Entry.refactor("adds", "counts", changed: .code)
        let history = History(
            [.green("adds"), .refactor("adds", "counts", changed: .tests).advised(.passedAtOnce)]
                + Array(repeating: green, count: saves)
                + [.refactor("adds", "counts", "divides", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `where nothing has been saved there is nothing to say`() {
        let advice = Coach.advice(on: History())

        #expect(advice == nil)
    }
}
