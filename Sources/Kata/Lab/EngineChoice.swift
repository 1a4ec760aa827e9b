/// What compiles and runs tests: the package manager, or in less time the companion itself.
enum EngineChoice: String {
    case plain, fast

    /// What the variable `KATA_ENGINE` says; nil where the machine decides.
    static func wanted(in environment: [String: String]) throws -> EngineChoice? {
        guard let name = environment["KATA_ENGINE"] else { return nil }
        guard let choice = EngineChoice(rawValue: name) else {
            throw UsageError(
                "there is no engine \(name)",
                "KATA_ENGINE is plain or fast; without it, the machine decides.")
        }
        return choice
    }

    /// The Lab that was wanted, or else the fast one if it does here what it should.
    ///
    /// - Parameter make: makes one, plain or as fast as can be.
    /// - Parameter tell: is told why it is the plain one where nobody has asked for it.
    /// - Parameter run: has a Lab run something.
    static func lab(
        _ wanted: EngineChoice?, run: (Lab, Run) throws -> Report = { try $0.run($1) },
        make: (_ isPlain: Bool) throws -> Lab, tell: (String) -> Void
    ) throws -> Lab {
        let lab = try make(wanted == .plain)
        if wanted == .fast, lab.isPlain {
            throw UsageError(
                "the fast engine is not part of this program",
                "Only Linux has it. Leave KATA_ENGINE=fast out.")
        }
        guard wanted == nil, !lab.isPlain, let first = try objection(to: lab, run) else {
            return lab
        }
        // On a busy machine one of its tests may have taken too long, this time.
        guard let reason = try objection(to: lab, run) else {
            tell("engine: the fast one, at its second attempt: at the first, \(first)")
            return lab
        }
        tell("engine: swift build and swift test, because \(reason)")
        return try make(true)
    }

    /// Why it does not do here what it should; remembered as all reports are.
    ///
    /// - Throws: `LabError` where no other engine would do it either.
    private static func objection(to lab: Lab, _ run: (Lab, Run) throws -> Report) throws -> String?
    {
        do {
            return try EngineCheck.objection { try run(lab, $0) }
                .map { "with \($0.framework), \($0.words)" }
        } catch {
            let error = LabError.naming(error)
            switch error as? LabError {
            case .cancelled, .cannotWrite: throw error
            case let known:
                try LabError.refuseFullDisk(saying: "\(error)", at: lab.cache.folder)
                return known?.inShort ?? "\(error)"
            }
        }
    }
}

/// A test that is right and one that is wrong, with each of the two frameworks: what runs tests has
/// to tell them apart.
enum EngineCheck {
    struct Objection {
        var framework: String
        var words: String
        /// Whether what is right is not green, as opposed to what is wrong and not red.
        var isOnRight: Bool
    }

    /// What does not come out as it should; nil if all does.
    static func objection(_ run: (Run) throws -> Report) throws -> Objection? {
        for answer in [42, 41] {
            for (framework, tests) in [("Swift Testing", swiftTesting), ("XCTest", xcTest)] {
                let isRight = answer == 42
                let report = try run(self.run(tests, answer: answer))
                if report.verdict == (isRight ? .green : .red) { continue }
                let reason = report.failures.first.map { ": " + $0.message } ?? ""
                return Objection(
                    framework: framework,
                    words: isRight
                        ? "a test that is right \(report.verdict.summary)" + reason
                        : "a test that is wrong is \(report.verdict.summary)",
                    isOnRight: isRight)
            }
        }
        return nil
    }

    private static func run(_ tests: String, answer: Int) -> Run {
        Run(
            tests: "ReadyTests",
            modules: [
                Module(
                    name: "Ready", isTests: false,
                    files: ["Sources/Ready/Ready.swift": "let answer = \(answer)\n"]),
                Module(
                    name: "ReadyTests", isTests: true,
                    files: ["Tests/ReadyTests/ReadyTests.swift": tests]),
            ])
    }

    private static let swiftTesting = """
        import Testing

        @testable import Ready

        @Test func `the answer is right`() { #expect(answer == 42) }

        """

    private static let xcTest = """
        import XCTest

        @testable import Ready

        final class ReadyTests: XCTestCase {
            func test_answer_isRight() { XCTAssertEqual(answer, 42) }
        }

        """
}
