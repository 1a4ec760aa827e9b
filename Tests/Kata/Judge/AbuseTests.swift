import Foundation
import Testing

@testable import kata

/// What a learner's files can do to a check, by mistake or on purpose, and what it comes to.
struct AbuseTests {
    @Test(arguments: Abuse.all) func `a check comes to`(_ abuse: Abuse) throws {
        let course = try SampleCourse()
        try course.write(Abuse.code("n & 1 == 0"), to: Abuse.codePath)
        try course.write(
            Abuse.tests("#expect(isEven(2))\n#expect(!isEven(3))"), to: Abuse.testsPath)
        try abuse.prepare(course)

        let (outcome, text) = try check(course, seconds: abuse.seconds)

        #expect(outcome == abuse.outcome, "\(text)")
        for words in abuse.words { #expect(text.contains(words), "\(text)") }
        let controls = text.unicodeScalars.filter {
            $0.value < 32 && !"\t\n".unicodeScalars.contains($0)
        }
        #expect(controls.isEmpty, "\(text.debugDescription)")
        #expect(text.utf8.count < 20_000)
    }

    /// Checks with a real compiler.
    private func check(_ course: SampleCourse, seconds: Double) throws -> (Abuse.Outcome, String) {
        var lab = SampleCourse.lab
        lab.limits.seconds = seconds
        var world = course.world
        world.engine = Engine { [lab] in try lab.run($0) }
        do {
            let exercise = try course.project.exercise(SampleCourse.exercise)
            let judgement = try Check(world: world).judge(exercise)
            return (Abuse.Outcome(judgement), JudgementText(judgement, in: world.terminal).text)
        } catch {
            world.terminal.printError(error)
            return (.error, course.errors)
        }
    }
}

/// Something that a learner's files do, and what a check says of it.
struct Abuse: CustomTestStringConvertible, Sendable {
    enum Outcome: String {
        case done
        /// Your tests are green on your code, and that is not enough.
        case notDone
        case red, crashed, timedOut, flooded, killed, flaky, empty, doesNotCompile
        /// It cannot be judged, and says what to do.
        case error

        init(_ judgement: Judgement) {
            self =
                switch judgement.squares.yourTestsOnYourCode.verdict {
                case .green: judgement.isDone ? .done : .notDone
                case .red: .red
                case .crashed: .crashed
                case .timedOut: .timedOut
                case .flooded: .flooded
                case .killed: .killed
                case .flaky: .flaky
                case .empty: .empty
                case .doesNotCompile: .doesNotCompile
                }
        }

        init?(_ grade: Grade) {
            switch grade.state {
            case .done: self = .done
            case .notYet: self = .notDone
            case .failing: self.init(rawValue: grade.yourTestsOnYourCode?.verdict ?? "")
            case .unreadable, .missing: self = .error
            case .notBegun: return nil
            }
        }
    }

    var testDescription: String
    var outcome: Outcome
    /// What it comes to where a whole room is judged: links are not followed, and what was not handed
    /// in is the starter's.
    var gradedOutcome: Outcome
    /// What is to be seen.
    var words: [String]
    var seconds: Double
    var prepare: @Sendable (SampleCourse) throws -> Void

    init(
        _ name: String, _ outcome: Outcome, graded: Outcome? = nil, saying words: String...,
        seconds: Double = 60, prepare: @escaping @Sendable (SampleCourse) throws -> Void
    ) {
        testDescription = name
        self.outcome = outcome
        gradedOutcome = graded ?? outcome
        self.words = words
        self.seconds = seconds
        self.prepare = prepare
    }

    /// - Parameter code: the body of the function.
    /// - Parameter tests: the body of the test.
    init(
        _ name: String, _ outcome: Outcome, saying words: String..., seconds: Double = 60,
        code: String? = nil, tests: String? = nil
    ) {
        testDescription = name
        self.outcome = outcome
        gradedOutcome = outcome
        self.words = words
        self.seconds = seconds
        prepare = { course in
            if let code { try course.write(Abuse.code(code), to: Abuse.codePath) }
            if let tests { try course.write(Abuse.tests(tests), to: Abuse.testsPath) }
        }
    }

    static let codePath = SampleCourse.exercise + "Sources/Even.swift"
    static let testsPath = SampleCourse.exercise + "Tests/EvenTests.swift"

    static func code(_ body: String) -> String {
        "import Foundation\n\nfunc isEven(_ n: Int) -> Bool {\n\(body)\n}\n"
    }

    static func tests(_ body: String) -> String {
        """
        import Foundation
        import Testing

        @testable import Even

        struct EvenTests {
            @Test func `is even`() async throws {
        \(body)
            }
        }

        """
    }
}
