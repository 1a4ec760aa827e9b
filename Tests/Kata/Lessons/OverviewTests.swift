import Testing

@testable import kata

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

    @Test(arguments: [(nil, .notBegun), (0, .begun), (1, .done)] as [(Int?, Overview.State)])
    func `a chapter without steps is done when its reader says so`(
        _ step: Int?, _ state: Overview.State
    ) {
        let overview = Overview(
            Catalogue(["Chapters/05-Wishes.md": "# 5 · Wishes"]),
            reached: step.map { ["Wishes": $0] } ?? [:], done: []
        ) { _ in false }

        #expect(overview.chapters[0].state == state)
        #expect(overview.chapters[0].reached == 0)
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
