import Testing

@testable import Course

struct OverviewTests {
    @Test(
        arguments: [
            (nil, 0, .notBegun), (0, 0, .begun), (1, 1, .begun), (2, 2, .done), (3, 2, .done),
        ] as [(Int?, Int, Overview.State)])
    func `of a chapter with two steps is made`(
        _ step: Int?, _ reached: Int, _ state: Overview.State
    ) {
        let overview = overview(reached: step.map { ["Leap": $0] } ?? [:])

        #expect(overview.chapters[0].reached == reached)
        #expect(overview.chapters[0].state == state)
    }

    @Test func `an exercise is not begun, begun or done`() {
        let overview = overview(done: ["Odd"], started: ["Exercises/01-Leap/Even/"])

        #expect(overview.chapters[0].exercises.map(\.state) == [.begun, .done, .notBegun])
    }

    private func overview(
        reached: [String: Int] = [:], done: Set<String> = [], started: Set<String> = []
    ) -> Overview {
        let links = ["Even", "Odd", "Prime"].map { "[x](../Exercises/01-Leap/\($0)/README.md)" }
        let text = (["# 1 · Leap years", "### 🔴 1.1 · a", "### 🟢 1.2 · b"] + links).text
        return Overview(
            Catalogue(["Chapters/01-Leap.md": text]), reached: reached, done: done,
            isStarted: started.contains)
    }
}
