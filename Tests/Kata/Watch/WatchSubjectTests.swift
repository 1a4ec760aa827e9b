import Testing

@testable import kata

/// Which tests a watcher runs in `Practice/`.
struct WatchSubjectTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.addCalendar()
        try course.write(
            """
            # 3 · Other years

            ### 🔴 3.1 · Red: no clock

            ```swift
            // Tests/ClockTests/ClockTests.swift
            import Leap
            ```

            ```swift
            // Sources/show/main.swift
            import Leap
            ```

            ```console
            error: no such module 'Leap'
            ```

            """, to: "Chapters/03-Clock.md")
    }

    @Test(
        arguments: [
            ("those of the chapter", nil, ["ClockTests"]),
            (
                "and those that use what has been changed, wherever they come from",
                "Sources/Leap/Leap.swift", ["CalendarTests", "ClockTests", "LeapTests"]
            ),
            (
                "and not those that use nothing of it", "Sources/Calendar/Calendar.swift",
                ["CalendarTests", "ClockTests"]
            ),
            (
                "and no program that Practice does not build", "Sources/mine/main.swift",
                ["ClockTests"]
            ),
        ] as [(String, String?, [String])])
    func `they are`(_ what: String, _ changed: String?, _ names: [String]) throws {
        #expect(try tests { if let changed { $0[changed] = "" } } == names)
    }

    @Test(arguments: ["Sources/show/main.swift", "Sources/Leap/Leap.swift"])
    func `and a program of the chapter's, which no test uses, is compiled`(path: String) throws {
        let names = try tests {
            $0["Sources/show/main.swift"] = "import Leap"
            $0[path] = "import Leap // or not"
        }

        #expect(names.last == "show")
    }

    @Test func `a check compiles it, too, where one's own tests run on one's own code`() throws {
        let replayed = try course.project.replay(chapter: 3)
        var files = replayed.start
        files["Sources/show/main.swift"] = "import Leap // or not"

        let runs = ChapterSquares.plan(files, replayed, after: 1).runs

        #expect(
            runs.filter { $0.tests == "show" }.map {
                Tree($0.modules.last?.files ?? [:])["Sources/show/main.swift"]
            } == ["import Leap // or not", "import Leap\n"])
    }

    @Test func `who joins a room with files of nobody knows which chapter keeps them`() throws {
        let course = try SampleCourse()
        try course.write("", to: "Practice/Sources/A.swift")

        #expect(throws: KataError.notFollowing) { try Watch.beginning(in: course.world) }
        #expect(course.project.exists("Practice/Sources/A.swift"))
    }

    @Test func `a check compiles tests that are not yet the chapter's, and runs none of them`()
        throws
    {
        let replayed = try course.project.replay(chapter: 3)
        var files = replayed.start
        let path = try #require(files.paths.first { $0.target == "Tests/CalendarTests" })
        files[path] = "import Leap // or not"

        let runs = ChapterSquares.plan(files, replayed, after: 1).runs

        let filters = runs.filter { $0.tests == "CalendarTests" }.map(\.conditions.filters)
        #expect(filters.count == 1)
        #expect(
            try filters.joined().allSatisfy {
                try "CalendarTests.a".firstMatch(of: Regex($0)) == nil
            })
    }

    /// The tests that run at the beginning of chapter 3, after `change`.
    private func tests(_ change: (inout Tree) -> Void) throws -> [String] {
        let replayed = try course.project.replay(chapter: 3)
        var files = replayed.start
        change(&files)
        return try WatchSubject.chapter(replayed).plan(on: files, in: course.project)
            .runs.map(\.tests)
    }
}
