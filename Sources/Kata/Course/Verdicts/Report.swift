/// What happened when a set of files was compiled and its tests were run.
package struct Report: Equatable, Sendable, Codable {
    package var verdict: Verdict
    package var tests: [TestResult]
    package var failures: [Failure]
    /// What a person sees who runs this: diagnostics, then the output of the tests.
    package var transcript: String
    /// How long it took to get it; next to nothing where it was kept.
    package var seconds = 0.0
    /// The bodies and values that each test reached, by its id, where a module that holds faults
    /// counts them; by none what was reached between tests.
    package var reached: [String: Set<Int>]?

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
    /// It used up its time, or that of a core.
    case timedOut(during: String?)
    case flooded(bytes: Int, during: String?)
    /// Something outside of the run ended it, such as the system when it is out of memory.
    case killed(signal: Int, during: String?)
    /// These tests, or the run as a whole, came to one thing once and to another the next time.
    case flaky([String])

    /// Whether tests noticed something: they ran, and failed or crashed of themselves.
    package var isNoticed: Bool {
        switch self {
        case .red, .crashed: true
        case .doesNotCompile, .green, .empty, .timedOut, .flooded, .killed, .flaky: false
        }
    }

    /// Whether it is what the code comes to each time, and not what the moment made of it.
    package var isLasting: Bool {
        switch self {
        case .doesNotCompile, .red, .green, .empty, .crashed: true
        case .timedOut, .flooded, .killed, .flaky: false
        }
    }

    /// Whether the run ended before all tests had their turn.
    package var isCutShort: Bool {
        switch self {
        case .crashed, .timedOut, .flooded, .killed: true
        case .doesNotCompile, .red, .green, .empty, .flaky: false
        }
    }

    /// The test in which the run ended, where it was cut short.
    package var running: String? {
        switch self {
        case .crashed(_, let test), .timedOut(let test), .flooded(_, let test),
            .killed(_, let test):
            test
        case .doesNotCompile, .red, .green, .empty, .flaky: nil
        }
    }

    /// In one word, for other programs.
    package var name: String {
        switch self {
        case .doesNotCompile: "doesNotCompile"
        case .red: "red"
        case .green: "green"
        case .empty: "empty"
        case .crashed: "crashed"
        case .timedOut: "timedOut"
        case .flooded: "flooded"
        case .killed: "killed"
        case .flaky: "flaky"
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
        case .timedOut(let test): "timed out\(during(test))"
        case .flooded(let bytes, let test): "flooded\(during(test)): more than \(bytes) bytes"
        case .killed(let signal, let test): "was killed\(during(test)) by signal \(signal)"
        case .flaky(let tests):
            "is flaky: red once and green once"
                + (tests.isEmpty
                    ? "" : ", in " + tests.map { "“\($0)”" }.joined(separator: ", "))
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
    /// Its id: two tests may have one name.
    package var testID: String?
    /// What a test that has parameters was given, as it is written in code.
    package var arguments: String?
    package var file: String?
    package var line: Int?
    package var message: String

    package init(
        test: String? = nil, testID: String? = nil, arguments: String? = nil,
        file: String? = nil, line: Int? = nil, message: String
    ) {
        self.test = test
        self.testID = testID
        self.arguments = arguments
        self.file = file
        self.line = line
        self.message = message
    }

    /// The test, and for what it failed; nil if it happened outside of any.
    package var title: String? {
        guard let test, let arguments, !arguments.isEmpty else { return test }
        return "\(test), with \(arguments)"
    }
}

extension Report {
    package var isGreen: Bool { verdict == .green }

    /// The first failure; where a run was cut short without one, how it ended.
    package var firstFault: Failure? {
        if let first = failures.first { return first }
        return verdict.isCutShort
            ? Failure(test: verdict.running, message: verdict.summary) : nil
    }

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

    /// What is left if another run of the same came to `self`, and this one to `last`.
    ///
    /// Two crashes are the same, wherever they happen.
    package func confirmed(by last: Report) -> Report {
        guard last.verdict.isLasting else { return last }
        if case (.crashed, .crashed) = (verdict, last.verdict) { return last }
        let outcomes = { (report: Report) in
            Dictionary(report.tests.map { ($0.id, $0.outcome) }) { $1 }
        }
        let (before, now) = (outcomes(self), outcomes(last))
        if verdict == last.verdict, before == now { return last }
        var report = last
        report.verdict = .flaky(
            last.tests.filter { before[$0.id] != $0.outcome }.map(\.name)
                + tests.filter { now[$0.id] == nil }.map(\.name))
        return report
    }

    /// Several runs as one: its verdict is that of the one that matters most.
    package static func combining(_ reports: [Report]) -> Report {
        var report = Report(
            verdict: reports.map(\.verdict).max { $0.weight < $1.weight } ?? .empty,
            tests: reports.flatMap(\.tests),
            failures: reports.flatMap(\.failures),
            transcript: reports.map(\.transcript).joined(separator: "\n"),
            seconds: reports.reduce(0) { $0 + $1.seconds }
        )
        let reached = reports.compactMap(\.reached)
        if !reached.isEmpty {
            report.reached = reached.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
        }
        return report
    }
}

extension Verdict {
    fileprivate var weight: Int {
        switch self {
        case .empty: 0
        case .green: 1
        case .red: 2
        case .crashed, .timedOut, .flooded, .killed, .flaky: 3
        case .doesNotCompile: 4
        }
    }
}
