import Testing

@testable import kata

/// An exercise whose code uses what the chapters have built.
struct ExerciseStagesTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(arguments: [
        ("Sources/Even.swift", "", []), ("Sources/Even.swift", "import Leap\n", ["Leap"]),
        ("Tests/EvenTests.swift", "import Leap\n", ["Leap"]),
        ("Sources/Even.swift", "import Years\n", ["Days", "Years"]),
        ("Sources/Even.swift", "import Kata\n", []),
        ("Sources/Even.swift", "import Foundation\n", []),
        ("Sources/Even.swift", "import Even\n", []),
    ])
    func `the stages that its code or its tests import come with it, and what these import`(
        _ file: String, _ imports: String, _ stages: [String]
    ) throws {
        try course.write("import Days\n", to: "Sources/Years/More.swift")
        try course.write("let days = 366\n", to: "Sources/Days/Days.swift")
        try course.write("let hours = 24\n", to: "Sources/Hours/Hours.swift")
        try course.write("let room = 1\n", to: "Sources/Kata/Room.swift")
        let path = SampleCourse.exercise + file
        try course.write(imports + course.read(path), to: path)

        try course.perform("check", "Even")

        let first = try #require(course.runs.first)
        #expect(first.map(\.name) == stages + ["Even", "EvenTests"])
        for (module, name) in zip(first, stages) {
            #expect(!module.files.isEmpty)
            #expect(module.files.keys.allSatisfy { $0.hasPrefix("Sources/\(name)/") })
            #expect(!module.isTests)
        }
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
