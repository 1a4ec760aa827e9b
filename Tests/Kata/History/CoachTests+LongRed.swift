import Testing

@testable import kata

extension CoachTests {
    @Test(arguments: [
        Row("599 seconds", .red("adds", at: 5_599), nil),
        Row("600 seconds", .red("adds", at: 5_600), nil),
        Row("601 seconds", .red("adds", at: 5_601), .longRed),
        Row("601 seconds, and does not compile", .amber(changed: .code, at: 5_601), .longRed),
        Row("601 seconds, and ends", .green("adds", at: 5_601), nil),
    ])
    func `a red is long after ten minutes; it lasts`(_ row: Row) {
        let history = History([
            .green("adds", at: 4_000), .red("adds", at: 5_000), .red("adds", at: 5_300), row.newest,
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == row.advice)
    }

    @Test func `a long red may begin with what does not compile`() {
        let history = History([
            .green("adds", at: 4_000), .amber(changed: .tests, at: 5_000),
            .red("counts", passing: ["adds"], at: 5_601),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .longRed)
    }

    @Test func `a red that follows a long green is not long`() {
        let history = History([
            .red("adds", at: 1_000), .green("adds", at: 2_000),
            .red("counts", passing: ["adds"], at: 9_000),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }
}
