/// A test that is right and one that is wrong, with each of the two frameworks: what runs tests has
/// to tell them apart.
enum EngineCheck {
    struct Objection: Equatable {
        var framework: String
        var words: String
        /// Whether what is right is not green, as opposed to what is wrong and not red.
        var isOnRight: Bool
    }

    /// What does not come out as it should; nil if all does.
    static func objection(_ run: (Run) throws -> Report) throws -> Objection? {
        let frameworks = [("Swift Testing", swiftTesting), ("XCTest", xcTest)]
        for answer in [42, 41] {
            for (framework, tests) in frameworks {
                let report = try run(self.run(tests, answer: answer))
                if answer == 42, !report.isGreen {
                    let reason = report.failures.first.map { ": " + $0.message } ?? ""
                    return Objection(
                        framework: framework,
                        words: "a test that is right \(report.verdict.summary)" + reason,
                        isOnRight: true)
                }
                if answer == 41, report.verdict != .red {
                    return Objection(
                        framework: framework,
                        words: "a test that is wrong is \(report.verdict.summary)",
                        isOnRight: false)
                }
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
