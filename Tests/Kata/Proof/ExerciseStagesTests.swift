import Testing

@testable import kata

/// An exercise whose code uses what the chapters have built.
struct ExerciseStagesTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `an exercise that imports nothing has its two modules`() throws {
        try course.perform("check", "Even")

        #expect(course.runs.allSatisfy { $0.map(\.name) == ["Even", "EvenTests"] })
    }

    @Test func `a stage that its code imports comes with it`() throws {
        try course.change(Self.code, "func", to: "import Leap\n\nfunc")

        try course.perform("check", "Even")

        let first = try #require(course.runs.first)
        #expect(first.map(\.name) == ["Leap", "Even", "EvenTests"])
        #expect(first[0].files.keys.sorted() == ["Sources/Leap/Leap.swift"])
        #expect(!first[0].isTests)
    }

    @Test func `a stage that only its tests import comes with it`() throws {
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "import Testing",
            to: "import Leap\nimport Testing")

        try course.perform("check", "Even")

        #expect(course.runs.first?.map(\.name) == ["Leap", "Even", "EvenTests"])
    }

    @Test func `a stage that a stage imports comes with it`() throws {
        try course.change(Self.code, "func", to: "import Leap\n\nfunc")
        try course.write("import Days\n", to: "Sources/Leap/More.swift")
        try course.write("let days = 366\n", to: "Sources/Days/Days.swift")
        try course.write("let hours = 24\n", to: "Sources/Hours/Hours.swift")

        try course.perform("check", "Even")

        #expect(course.runs.first?.map(\.name) == ["Days", "Leap", "Even", "EvenTests"])
    }

    @Test(arguments: ["Kata", "Foundation", "Even"])
    func `what is no stage does not`(_ name: String) throws {
        try course.change(Self.code, "func", to: "import \(name)\n\nfunc")
        try course.write("let room = 1\n", to: "Sources/Kata/Room.swift")

        try course.perform("check", "Even")

        #expect(course.runs.first?.map(\.name) == ["Even", "EvenTests"])
    }

    @Test func `it is watched with its stages`() throws {
        try course.change(Self.code, "func", to: "import Leap\n\nfunc")
        let exercise = try course.project.exercise(SampleCourse.exercise)
        let files = try course.workspace.files(of: exercise)

        let plan = try WatchSubject.exercise(exercise).plan(on: files, in: course.project)

        #expect(plan.runs.map { $0.modules.map(\.name) } == [["Leap", "Even", "EvenTests"]])
    }

    @Test func `a short exercise is in the modules that all short ones share`() throws {
        try course.share()
        let exercise = try course.project.exercise(SampleCourse.exercise)
        let files = try course.workspace.files(of: exercise)

        try course.perform("check", "Even")
        let watched = try WatchSubject.exercise(exercise).plan(on: files, in: course.project)
        let attack = Round(
            exercise: "Even", attacker: "Anna", defender: "Ben", date: "", code: files,
            tests: files)
        let duel = try attack.plan(solved: exercise.solved(), tests: exercise.testModule) {
            try course.project.modules(of: exercise, with: $0)
        }
        let faults = try course.project.mutationSubject(of: exercise, with: files)

        #expect(course.runs.allSatisfy { $0.map(\.name) == ["Short", "ShortTests"] })
        for run in watched.runs + duel.runs {
            #expect(run.tests == "ShortTests")
            #expect(run.modules.map(\.name) == ["Short", "ShortTests"])
        }
        #expect(faults.name == "Even")
        #expect(faults.target == "Short")
        #expect(faults.tests == ["ShortTests"])
    }

    @Test func `a short exercise is proved in them`() throws {
        try course.share()

        let (_, output) = try course.verify("Even")

        #expect(output.contains("✔ Even"), "\(output)")
    }

    @Test func `it is proved with its stages`() throws {
        try course.change("Sources/Leap/Leap.swift", "func", to: "public func")
        for path in [Self.code, SampleCourse.exercise + "Solution.md"] {
            try course.change(path, SampleCourse.starterCode, to: Self.starterCode)
        }

        let (_, output) = try course.verify("Even")

        #expect(output.contains("✔ Even"), "\(output)")
    }

    private static let starterCode = """
        import Leap

        func isEven(_ n: Int) -> Bool {
            !isLeap(n)
        }

        """

    private static let code = SampleCourse.exercise + "Sources/Even.swift"
}

extension SampleCourse {
    /// Moves the exercise into the modules that short ones share.
    func share() throws {
        for path in ["Tests/EvenTests.swift", "Solution.md"] {
            try change(Self.exercise + path, "@testable import Even", to: "@testable import Short")
        }
    }
}
