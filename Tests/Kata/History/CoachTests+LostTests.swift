import Testing

@testable import kata

extension CoachTests {
    @Test(arguments: [
        Row("green", .refactor("adds", changed: .tests)),
        Row("red", .red("adds", changed: .tests)),
    ])
    func `a test that is gone is missed, though it is`(_ row: Row) {
        let history = History([.green("adds", "counts"), row.newest])

        let advice = Coach.advice(on: history)

        #expect(advice == .testVanished)
    }

    @Test(arguments: [
        Row("renamed", .refactor("adds", "counts down", changed: .tests)),
        Row("renamed, with the code", .red("counts down", passing: ["adds"], changed: .both)),
        Row("disabled", .refactor("adds", disabled: ["counts"], changed: .tests)),
        Row("not compiled", .amber(changed: .tests)),
        Row("disabled like all the others", .dark(disabled: "adds", "counts")),
        Row("deleted like all the others, as the light says", .dark()),
        Row("not reached by a run that was cut short", .crash(in: "adds")),
    ])
    func `a test is not gone that is`(_ row: Row) {
        let history = History([.red("adds"), .green("adds", "counts"), row.newest])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `after what does not compile, a test is missed all the same`() {
        let history = History([
            .green("adds", "counts"), .amber(changed: .tests), .green("adds", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .testVanished)
    }

    @Test func `tests that come back after a crash are not new`() {
        let history = History([
            .green("adds", "counts", "divides"), .crash(in: "adds"),
            .green("adds", "counts", "divides", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `disabling all but one of several red tests is good advice to follow`() {
        let history = History([
            .green("adds"),
            .red("counts", "divides", passing: ["adds"]).advised(.severalNewTests),
            .red("counts", passing: ["adds"], disabled: ["divides"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }
}
