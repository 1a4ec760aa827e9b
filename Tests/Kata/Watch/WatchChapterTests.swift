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

    @Test func `a red step promises red, and names the test`() {
        let report = Report(
            verdict: .red,
            tests: [TestResult(id: "t", name: "2024 is a leap year", outcome: .failed)],
            failures: [Failure(test: "2024 is a leap year", message: "no")])

        #expect(
            promise(after: 1, report)
                == "1.1 should be red in “2024 is a leap year”: it is. Next: 🟢 1.2 Green: it is")
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

    @Test func `what does not compile is red, too`() {
        #expect(
            promise(after: 1, Report(verdict: .doesNotCompile))
                == "1.1 should be red: it is. Next: 🟢 1.2 Green: it is")
    }

    @Test func `a light that is not as promised is said to be another`() {
        #expect(
            promise(after: 2, .red)
                == "1.2 should be green: it is not. Next: ⚫ 1.3 Break it: no year is")
    }

    @Test func `a damage is to be noticed, and taken back`() {
        #expect(
            promise(after: 2, .red, damage: 3)
                == "1.3 should be red: it is. Take the damage back.")
        #expect(
            promise(after: 2, .green, damage: 3)
                == "1.3 should be red: it is not. Take the damage back.")
    }

    @Test func `the last step that stays ends the chapter`() {
        #expect(promise(after: 3, .green) == "1.2 should be green: it is. The chapter is done.")
    }

    @Test func `a chapter at whose end a test still sleeps is not done`() {
        var files = replayed.package(after: 3)
        let path = "Tests/LeapTests/LeapTests.swift"
        files[path] = files[path]?.replacing("@Test", with: "@Test(.disabled(\"later\"))")

        #expect(
            promise(after: 3, .green, in: files)
                == "1.2 should be green: it is. Wake “2024 is a leap year”, and the chapter is done."
        )
    }

    @Test func `who is on the way is told where to`() {
        #expect(promise(after: 1, .red, isSure: false) == "On the way to 🟢 1.2 Green: it is")
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

    private func promise(
        after step: Int, _ report: Report, damage: Int? = nil, isSure: Bool = true,
        in files: Tree? = nil
    ) -> String? {
        screen(after: step, report, damage: damage, isSure: isSure, in: files).promise
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
