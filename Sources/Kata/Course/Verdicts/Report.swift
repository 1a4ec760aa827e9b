/// What happened when a set of files was compiled and its tests were run.
package struct Report: Equatable, Sendable, Codable {
    package var verdict: Verdict
    package var tests: [TestResult]
    package var failures: [Failure]
    /// What a person sees who runs this: diagnostics, then the output of the tests.
    package var transcript: String
    /// How long it took to get it; next to nothing where it was kept.
    package var seconds = 0.0

    package init(
        verdict: Verdict,
        tests: [TestResult] = [],
        failures: [Failure] = [],
        transcript: String = "",
        seconds: Double = 0
    ) {
        self.verdict = verdict
        self.tests = tests
        self.failures = failures
        self.transcript = transcript
        self.seconds = seconds
    }
}

/// What a run comes to.
package enum Verdict: Equatable, Sendable, Codable {
    case doesNotCompile
    case red
    case green
    /// No test ran.
    case empty
    /// The run ended before its closing event; `how` says in what way, such as `signal 4`.
    case crashed(how: String, during: String?)
    case timedOut(seconds: Double, during: String?)
    case flooded(bytes: Int, during: String?)

    /// The test that was running when the run was cut short.
    package var unfinishedTest: String? {
        switch self {
        case .crashed(_, let test), .timedOut(_, let test), .flooded(_, let test): test
        case .doesNotCompile, .red, .green, .empty: nil
        }
    }

    /// Whether tests ran and noticed something: they failed, crashed or hung.
    package var isFailure: Bool {
        switch self {
        case .red, .crashed, .timedOut, .flooded: true
        case .doesNotCompile, .green, .empty: false
        }
    }

    /// In one line, for a person.
    package var summary: String {
        func during(_ test: String?) -> String { test.map { " in “\($0)”" } ?? "" }
        return switch self {
        case .doesNotCompile: "does not compile"
        case .red: "red"
        case .green: "green"
        case .empty: "empty: no test ran"
        case .crashed(let how, let test): "crashed\(during(test)): \(how)"
        case .timedOut(let seconds, let test): "timed out\(during(test)) after \(seconds) s"
        case .flooded(let bytes, let test): "flooded\(during(test)): more than \(bytes) bytes"
        }
    }
}

/// A test, and how it ended.
package struct TestResult: Equatable, Sendable, Codable {
    package enum Outcome: String, Equatable, Sendable, Codable {
        case passed, failed, skipped, unfinished
    }

    /// What tells it from all other tests, such as `FilenameTests.FilenameTests/lowers()`.
    package var id: String
    /// As a person says it: the sentence, or `Class.test_name`.
    package var name: String
    package var outcome: Outcome

    package init(id: String, name: String, outcome: Outcome) {
        self.id = id
        self.name = name
        self.outcome = outcome
    }
}

/// A failed expectation or an error of the compiler.
package struct Failure: Equatable, Sendable, Codable {
    /// The name of the test; nil if it happened outside of any.
    package var test: String?
    package var file: String?
    package var line: Int?
    package var message: String

    package init(test: String? = nil, file: String? = nil, line: Int? = nil, message: String) {
        self.test = test
        self.file = file
        self.line = line
        self.message = message
    }
}

extension Report {
    package var isGreen: Bool { verdict == .green }

    /// How many tests passed.
    package var passed: Int { tests.count { $0.outcome == .passed } }

    /// The names of the tests that failed, or were running when the run was cut short.
    package var failing: Set<String> {
        Set(tests.filter { [.failed, .unfinished].contains($0.outcome) }.map(\.name))
    }

    /// Whether the test called `name` is failing; the class before it may be left out.
    package func isFailing(_ name: String) -> Bool {
        failing.contains { $0 == name || $0.hasSuffix("." + name) }
    }

    /// Several runs as one: its verdict is that of the one that matters most.
    package static func combining(_ reports: [Report]) -> Report {
        Report(
            verdict: reports.map(\.verdict).max { $0.weight < $1.weight } ?? .empty,
            tests: reports.flatMap(\.tests),
            failures: reports.flatMap(\.failures),
            transcript: reports.map(\.transcript).joined(separator: "\n"),
            seconds: reports.reduce(0) { $0 + $1.seconds }
        )
    }
}

extension Verdict {
    fileprivate var weight: Int {
        switch self {
        case .empty: 0
        case .green: 1
        case .red: 2
        case .crashed, .timedOut, .flooded: 3
        case .doesNotCompile: 4
        }
    }
}
