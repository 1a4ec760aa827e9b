import Testing

@testable import kata

extension CoachTests {
    @Test func `one red test is enough`() {
        let history = History([.green("adds", "counts"), .red("adds", passing: ["counts"])])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two red tests are more than one`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts")])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test func `code that is broken on purpose may turn many red`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts", changed: .code)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `tests and code that are changed together break nothing on purpose`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test func `one new test is enough`() {
        let history = History([.green("adds"), .red("counts", passing: ["adds"])])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two new tests in a save are more than one`() {
        let history = History([.green("adds"), .red("counts", passing: ["adds", "divides"])])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalNewTests)
    }

    @Test func `a second test while the first is red came one at a time`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .red("counts", passing: ["adds", "divides"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two new tests in two cycles are one at a time`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]), .green("adds", "counts"),
            .red("divides", passing: ["adds", "counts"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `before the first green too, a second test came one at a time`() {
        let history = History([
            .dark(disabled: "adds", "counts"), .red("adds", disabled: ["counts"]),
            .red("adds", passing: ["counts"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }
}
