import Testing

@testable import kata

struct OverviewTests {
    @Test(
        arguments: [
            (2, nil, 0, .notBegun), (2, 0, 0, .begun), (2, 1, 1, .begun), (2, 2, 2, .done),
            (2, 3, 2, .done), (0, nil, 0, .notBegun), (0, 0, 0, .begun), (0, 1, 0, .done),
        ] as [(Int, Int?, Int, Overview.State)])
    func `of a chapter with so many steps is made`(
        _ steps: Int, _ step: Int?, _ reached: Int, _ state: Overview.State
    ) {
        let text = "# 1 · Leap years\n" + String(repeating: "### 🟢 Go\n", count: steps)
        let overview = Overview(
            Catalogue(["Chapters/01-Leap.md": text]), reached: step.map { ["Leap": $0] } ?? [:],
            done: []
        ) { _ in false }

        #expect(overview.chapters[0].reached == reached)
        #expect(overview.chapters[0].state == state)
    }

    @Test func `an exercise is not begun, begun or done`() {
        let links = ["Even", "Odd", "Prime"].map { "[x](../Exercises/01-Leap/\($0)/README.md)" }
        let overview = Overview(
            Catalogue(["Chapters/01-Leap.md": links.text]), reached: [:], done: ["Odd"]
        ) { $0 == "Exercises/01-Leap/Even/" }

        #expect(overview.chapters[0].exercises.map(\.state) == [.begun, .done, .notBegun])
    }

    @Test func `of an app's wishes those are fulfilled whose tests are not disabled`() throws {
        let tests = """
            struct AcceptanceTests {
                @Test(.disabled("chapter 9: the list presenter"))
                func `R1 · when I open it, I see my list`() {}

                @Test func `R14 · it is all still there next week`() {}

                @Test(.disabled("chapter 13"))
                func `R15 · one place decides which screen comes next`() {}
            }
            """
        let tree = Tree([
            "Tests/ToDoAppTests/AcceptanceTests.swift": tests,
            "Tests/ToDoAppTests/GlassTests.swift": "@Test func f() {}",
        ])

        let wishes = Wishes.apps.map { Wishes(in: tree, at: $0.tests) }

        #expect(wishes.map { $0?.count } == [3, nil, nil])
        #expect(wishes.map { $0?.fulfilled } == [1, nil, nil])
    }
}
