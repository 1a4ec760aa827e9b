import Foundation

/// Judgements as JUnit has it, so that a build server shows them.
struct JUnitXML {
    var suites: [Suite]

    init(judgements: [Judgement]) { suites = judgements.flatMap(Self.suites) }

    var text: String {
        let cases = suites.flatMap(\.cases)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(Self.counts(cases)) time="\(Self.seconds(suites))">
            \(suites.map(\.lines.text).joined())</testsuites>

            """
    }

    struct Suite {
        var name: String
        var seconds: Double
        var cases: [Case]

        var lines: [String] {
            [
                "  <testsuite name=\"\(name.escaped)\" \(counts(cases))"
                    + " skipped=\"\(cases.count(where: \.isSkipped))\" time=\"\(seconds.text)\">"
            ] + cases.flatMap { $0.lines(of: name) } + ["  </testsuite>"]
        }
    }

    struct Case {
        enum Outcome {
            case passed, skipped
            case failed(String)
            case error(String)
        }

        var name: String
        var outcome: Outcome

        var isFailure: Bool { if case .failed = outcome { true } else { false } }
        var isError: Bool { if case .error = outcome { true } else { false } }
        var isSkipped: Bool { if case .skipped = outcome { true } else { false } }

        func lines(of suite: String) -> [String] {
            let head = "    <testcase classname=\"\(suite.escaped)\" name=\"\(name.escaped)\""
            func open(_ inner: String) -> [String] {
                [head + ">", "      " + inner, "    </testcase>"]
            }
            func fault(_ element: String, _ text: String) -> [String] {
                let first = text.lines.first ?? ""
                return open("<\(element) message=\"\(first.escaped)\">\(text.escaped)</\(element)>")
            }
            return switch outcome {
            case .passed: [head + "/>"]
            case .skipped: open("<skipped/>")
            case .failed(let text): fault("failure", text)
            case .error(let text): fault("error", text)
            }
        }
    }

    private static func suites(_ judgement: Judgement) -> [Suite] {
        let squares = judgement.squares
        let named: [(String, Report?)] = [
            ("your tests on your code", squares.yourTestsOnYourCode),
            ("your tests on our solution", squares.yourTestsOnOurCode),
            ("our tests on your code", squares.ourTestsOnYourCode),
        ]
        let runs = named.compactMap { name, report in
            report.map {
                Suite(
                    name: "\(judgement.exercise): \(name)", seconds: $0.seconds, cases: cases($0))
            }
        }
        let rows = squares.yourTestsOnMutants
        let mutants = Suite(
            name: "\(judgement.exercise): your tests on faulty versions",
            seconds: rows.reduce(0) { $0 + $1.report.seconds },
            cases: rows.map { row in
                Case(
                    name: "notice: " + row.complaint,
                    outcome: row.isCaught
                        ? .passed : .failed("Not noticed: \(row.report.verdict.summary)"))
            })
        return rows.isEmpty ? runs : runs + [mutants]
    }

    private static func cases(_ report: Report) -> [Case] {
        let tests = report.tests.map { test in
            let outcome: Case.Outcome =
                switch test.outcome {
                case .passed: .passed
                case .skipped: .skipped
                case .failed: .failed(report.messages(of: test))
                case .unfinished: .error(report.verdict.summary)
                }
            return Case(name: test.name, outcome: outcome)
        }
        let isTold = tests.contains { $0.isFailure || $0.isError }
        if report.isGreen || isTold { return tests }
        // Nothing ran, or what went wrong belongs to no test.
        return tests + [
            Case(name: "the run", outcome: .error(report.verdict.summary + "\n" + report.reasons))
        ]
    }

    private static func counts(_ cases: [Case]) -> String {
        "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.isFailure))\" "
            + "errors=\"\(cases.count(where: \.isError))\""
    }

    private static func seconds(_ suites: [Suite]) -> String {
        suites.reduce(0) { $0 + $1.seconds }.text
    }
}

extension Report {
    func messages(of test: TestResult) -> String {
        failures.filter { $0.testID == test.id }.map(\.text).joined(separator: "\n")
    }

    var reasons: String { failures.map(\.text).joined(separator: "\n") }
}

extension Failure {
    fileprivate var text: String {
        file.map { "\($0):\(line ?? 1): \(message)" } ?? message
    }
}

extension Double {
    fileprivate var text: String { String(format: "%.3f", self) }
}

extension String {
    /// With XML's signs as entities, and without the characters that XML does not know.
    fileprivate var escaped: String {
        String(unicodeScalars.filter(\.isKnownToXML))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}

extension Unicode.Scalar {
    fileprivate var isKnownToXML: Bool {
        switch value {
        case 9, 10, 13: true
        case 0xFFFE, 0xFFFF: false
        default: value >= 32
        }
    }
}
