import Testing

@testable import kata

extension CoachTests {
    @Test func `in a refactoring the tests or the code stand still`() {
        let history = History([.green("adds"), .refactor("adds", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == .bothChangedUnderGreen)
    }

    @Test(arguments: [Entry.Change.tests, .code, .nothing])
    func `one of them may change`(_ change: Entry.Change) {
        let history = History([.green("adds"), .refactor("adds", changed: change)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `on the way from red to green both may change`() {
        let history = History([.green("adds"), .red("adds"), .green("adds", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that is renamed while the code changes is a change of both`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds two numbers", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .bothChangedUnderGreen)
    }

    @Test func `a test that is renamed has not passed at once`() {
        let history = History([.green("adds"), .refactor("adds two numbers", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }
}
