/// A judgement in the format of Exercism's test runners, version 3.
///
/// Source: https://exercism.org/docs/building/tooling/test-runners/interface
struct ExercismResults: Encodable, Equatable {
    let version = 3
    /// `pass`; `fail` if a test has failed; `error` if none could run.
    var status: String
    /// Why no test could run.
    var message: String?
    var tests: [Test]

    struct Test: Encodable, Equatable {
        var name: String
        var status: String
        var message: String?
        /// The text of the test; empty where there is none to show.
        var testCode: String

        private enum CodingKeys: String, CodingKey {
            case name, status, message
            case testCode = "test_code"
        }
    }

    private enum CodingKeys: CodingKey { case version, status, message, tests }

    /// - Parameter files: the learner's.
    init(_ judgement: Judgement, files: Tree) {
        let squares = judgement.squares
        let yours = squares.yourTestsOnYourCode
        let sources = files.testSources
        func rows(_ report: Report?, _ prefix: String, _ sources: [String: String]) -> [Test] {
            guard let report else { return [] }
            return report.tests.filter { $0.outcome != .skipped }.map { test in
                let status =
                    switch test.outcome {
                    case .passed: "pass"
                    case .failed, .skipped: "fail"
                    case .unfinished: "error"
                    }
                let text =
                    test.outcome == .failed
                    ? report.messages(of: test) : report.verdict.summary
                return Test(
                    name: prefix + test.name, status: status,
                    message: test.outcome == .passed ? nil : text.shortened,
                    testCode: sources[test.name] ?? "")
            }
        }
        let mutants = squares.yourTestsOnMutants.map { row in
            Test(
                name: "Your tests notice: " + row.complaint,
                status: row.isCaught ? "pass" : "fail",
                message: row.isCaught ? nil : "Not noticed: " + row.report.verdict.summary,
                testCode: "")
        }
        tests =
            rows(yours, "", sources)
            + rows(squares.yourTestsOnOurCode, "On our solution: ", sources)
            + rows(squares.ourTestsOnYourCode, "Our test: ", [:]) + mutants
        if !squares.isDone, tests.allSatisfy({ $0.status == "pass" }), !tests.isEmpty {
            // What is missing is no test's affair, such as code that was to be left alone.
            let advice = AdviceText(judgement).lines.joined(separator: "\n")
            tests.append(Test(name: "Done", status: "fail", message: advice, testCode: ""))
        }
        if tests.isEmpty {
            status = "error"
            message = (yours.verdict.summary + "\n" + yours.reasons).shortened
        } else {
            status = squares.isDone ? "pass" : "fail"
        }
    }
}

extension Report {
    fileprivate func messages(of test: TestResult) -> String {
        failures.filter { $0.testID == test.id }.map(\.text).joined(separator: "\n")
    }

    var reasons: String { failures.map(\.text).joined(separator: "\n") }
}

extension Failure {
    fileprivate var text: String {
        file.map { "\($0):\(line ?? 1): \(message)" } ?? message
    }
}

extension String {
    fileprivate var shortened: String { count <= 65_535 ? self : prefix(65_534) + "…" }
}
