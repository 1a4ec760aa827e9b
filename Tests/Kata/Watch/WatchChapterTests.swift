import Testing

@testable import kata

/// What a watcher says of the step that one is at in a chapter.
struct WatchChapterTests {
    let course: SampleCourse
    private let replayed: ReplayedChapter

    init() throws {
        course = try SampleCourse()
        replayed = try course.project.replay(chapter: 1)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var step: Int
        var report: Report
        var isSure = true
        var damage: Int?
        var promise: String
    }

    @Test(arguments: [
        Row(
            testDescription: "a red step promises red, and names the test", step: 1,
            report: Report(
                verdict: .red,
                tests: [TestResult(id: "t", name: "2024 is a leap year", outcome: .failed)],
                failures: [Failure(test: "2024 is a leap year", message: "no")]),
            promise: "1.1 should be red in “2024 is a leap year”: it is. Next: 🟢 1.2 Green: it is"),
        Row(
            testDescription: "what does not compile is red, too", step: 1,
            report: Report(verdict: .doesNotCompile),
            promise: "1.1 should be red: it is. Next: 🟢 1.2 Green: it is"),
        Row(
            testDescription: "a light that is not as promised is said to be another", step: 2,
            report: .red,
            promise: "1.2 should be green: it is not. Next: ⚫ 1.3 Break it: no year is"),
        Row(
            testDescription: "a damage is noticed, and to be taken back", step: 2, report: .red,
            damage: 3, promise: "1.3 should be red: it is. Take the damage back."),
        Row(
            testDescription: "a damage is to be noticed", step: 2, report: .green, damage: 3,
            promise: "1.3 should be red: it is not. Take the damage back."),
        Row(
            testDescription: "the last step that stays ends the chapter", step: 3, report: .green,
            promise: "1.2 should be green: it is. The chapter is done."),
        Row(
            testDescription: "who is on the way is told where to", step: 1, report: .red,
            isSure: false, promise: "On the way to 🟢 1.2 Green: it is"),
    ])
    func `it says`(_ row: Row) {
        let screen = screen(after: row.step, row.report, damage: row.damage, isSure: row.isSure)

        #expect(screen.promise == row.promise)
    }

    @Test(arguments: [
        (1, "1 of its 2 tests is still to come."), (2, "Next: 🟢 1.2 Green: it is"),
        (3, "Next: 🟢 1.2 Green: it is"),
    ])
    func `a step with several tests waits for all of them`(count: Int, end: String) throws {
        let path = "Tests/LeapTests/LeapTests.swift"
        func tests(_ count: Int) -> String {
            (0..<count).map { "@Test func `test \($0)`() {}" }.text
        }
        var chapter = replayed
        chapter.steps[0].changes[path] = tests(2)
        var following = Following(chapter, package: Tree([path: tests(count)]), last: 0)
        following.here = Whereabouts(step: 1, isSure: true)
        var screen = WatchScreen(title: "Leap")
        screen.place = following
        screen.report = .red

        #expect(screen.promise == "1.1 should be red: it is. " + end)
    }

    @Test func `a chapter at whose end a test still sleeps is not done`() {
        var files = replayed.package(after: 3)
        let path = "Tests/LeapTests/LeapTests.swift"
        files[path] = files[path]?.replacing("@Test", with: "@Test(.disabled(\"later\"))")

        #expect(
            screen(after: 3, .green, in: files).promise
                == "1.2 should be green: it is. Wake “2024 is a leap year”, and the chapter is done."
        )
    }

    @Test func `while tests run, or a place is looked for, nothing is promised`() {
        var screen = screen(after: 1, .red, isSure: false)
        screen.isLooking = true
        #expect(screen.promise == nil)

        screen = self.screen(after: 1, .red)
        #expect(screen.promise != nil)
        screen.isRunning = true
        #expect(screen.promise == nil)
    }

    private func screen(
        after step: Int, _ report: Report, damage: Int? = nil, isSure: Bool = true,
        in files: Tree? = nil
    ) -> WatchScreen {
        var following = Following(replayed, package: files ?? replayed.start, last: 0)
        following.here = Whereabouts(step: step, isSure: isSure, damage: damage)
        var screen = WatchScreen(title: "Leap")
        screen.place = following
        screen.report = report
        return screen
    }
}
