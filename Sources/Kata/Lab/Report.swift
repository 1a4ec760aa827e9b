/// What happened when a set of files was compiled and its tests were run.
struct Report: Equatable, Sendable, Codable {
    var verdict: Verdict
    var tests: [TestResult] = []
    var failures: [Failure] = []
    /// What a person sees who runs this: diagnostics, then the output of the tests.
    var transcript: String = ""
    /// How long it took to get it; next to nothing where it was kept.
    var seconds = 0.0
    /// The bodies and values that each test reached, by its id, where a module that holds faults
    /// counts them; by none what was reached between tests.
    var reached: [String: Set<Int>]?
    /// Seconds of a core that the tests used, where a module that holds faults tells.
    var work: Double?
}

struct TestResult: Equatable, Sendable, Codable {
    enum Outcome: String, Equatable, Sendable, Codable {
        case passed, failed, skipped, unfinished
    }

    /// What tells it from all other tests, such as `FilenameTests.FilenameTests/lowers()`.
    var id: String
    /// As a person says it: the sentence, or `Class.test_name`.
    var name: String
    var outcome: Outcome
}

/// A failed expectation or an error of the compiler.
struct Failure: Equatable, Sendable, Codable {
    /// The name of the test; nil if it happened outside of any.
    var test: String?
    /// Its id: two tests may have one name.
    var testID: String?
    /// What a test that has parameters was given, as it is written in code.
    var arguments: String?
    var file: String?
    var line: Int?
    var message: String
    /// What to do, where that can be told from the message alone.
    var advice: String?

    /// The test, and for what it failed; nil if it happened outside of any.
    var title: String? {
        guard let test, let arguments, !arguments.isEmpty else { return test }
        return "\(test), with \(arguments)"
    }
}

extension Report {
    var isGreen: Bool { verdict == .green }

    /// The first failure as the tests stand in their files, which may run in another order.
    var firstFailure: Failure? {
        verdict == .red
            ? failures.min { ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0) }
            : failures.first
    }

    /// The first failure; where a run was cut short without one, how it ended.
    var firstFault: Failure? {
        if let first = firstFailure { return first }
        return verdict.isCutShort
            ? Failure(test: verdict.running, message: verdict.summary) : nil
    }

    var crash: Failure? {
        if case .crashed = verdict { failures.last } else { nil }
    }

    var passed: Int { tests.count { $0.outcome == .passed } }

    /// The tests that failed, or were running when the run was cut short; two may have one name.
    var failedTests: [TestResult] {
        tests.filter { [.failed, .unfinished].contains($0.outcome) }
    }

    /// Their names, for people who know the tests by these.
    var failing: Set<String> { Set(failedTests.map(\.name)) }

    var failingIDs: Set<String> { Set(failedTests.map(\.id)) }

    /// What they are called where each is to be told from all others, in this order.
    var failingTitles: [String] {
        failedTests.map { test in
            let isAlone = tests.count { $0.name == test.name } == 1
            return isAlone ? test.name : test.id.withoutBackticks
        }.sorted()
    }

    /// Whether the test called `name` is failing; the class before it may be left out.
    func isFailing(_ name: String) -> Bool {
        failing.contains { $0 == name || $0.hasSuffix("." + name) }
    }

    /// What is left if another run of the same came to `self`, and this one to `last`.
    ///
    /// Two crashes are the same, wherever they happen.
    func confirmed(by last: Report) -> Report {
        guard last.verdict.isLasting else { return last }
        if case (.crashed, .crashed) = (verdict, last.verdict) { return last }
        let outcomes = { (report: Report) in
            Dictionary(grouping: report.tests, by: \.id).mapValues { $0.map(\.outcome) }
        }
        let (before, now) = (outcomes(self), outcomes(last))
        if verdict == last.verdict, before == now { return last }
        var report = last
        report.verdict = .flaky(
            last.tests.filter { before[$0.id] != now[$0.id] }.map(\.name)
                + tests.filter { now[$0.id] == nil }.map(\.name))
        report.transcript = "One run of two: \(verdict.summary)\nThe other:\n\(last.transcript)"
        return report
    }

    /// What several runs of the same come to: something is noticed if it is each time, by one test at
    /// least; else what is not the same each time is flaky.
    static func steady(_ reports: [Report]) -> Report {
        guard let first = reports.first, let last = reports.last else {
            return Report(verdict: .empty)
        }
        let shared = reports.reduce(first.failingIDs) { $0.intersection($1.failingIDs) }
        if reports.allSatisfy(\.verdict.isNoticed), !shared.isEmpty { return last }
        let all = [first] + reports.dropFirst().map(first.confirmed)
        return all.first { $0.verdict.name == "flaky" } ?? all.first { !$0.verdict.isLasting }
            ?? last
    }

    /// Several runs as one: its verdict is that of the one that matters most.
    static func combining(_ reports: [Report]) -> Report {
        let verdict = reports.map(\.verdict).max { $0.weight < $1.weight } ?? .empty
        // What the compiler says comes before what other tests came to.
        let telling =
            verdict == .doesNotCompile ? reports.filter { $0.verdict == verdict } : reports
        var report = Report(
            verdict: verdict,
            tests: reports.flatMap(\.tests),
            failures: telling.flatMap(\.failures),
            transcript: reports.map(\.transcript).joined(separator: "\n"),
            seconds: reports.reduce(0) { $0 + $1.seconds }
        )
        let reached = reports.compactMap(\.reached)
        if !reached.isEmpty {
            report.reached = reached.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
        }
        report.work = reports.compactMap(\.work).max()
        return report
    }
}
