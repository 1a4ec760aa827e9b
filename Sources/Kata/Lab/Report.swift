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

    var crash: Failure? { crashIndex.map { failures[$0] } }

    /// Where the failure is that tells of the crash: of two frameworks, the one may crash and the
    /// other be red.
    var crashIndex: Int? {
        guard case .crashed(_, let test) = verdict else { return nil }
        return failures.lastIndex { $0.test == test }
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

    /// What is left of it if the tests that the files of a module declare were to run: a report that
    /// tells of fewer, more or others is not theirs.
    func told(by module: Module) -> Report {
        let declared = Tree(module.files).tests.map(\.place.withoutBackticks).sorted()
        let told = tests.map(\.place.withoutBackticks).sorted()
        guard isGreen, declared != told else { return self }
        var report = self
        report.verdict = .crashed(
            how: "it left early, and tells of \(counted(told.count, "test")), not of the"
                + " \(declared.count) that were to run",
            during: nil)
        return report
    }

    /// What the code and its tests have printed, without what the compiler and the frameworks say.
    var printed: [String] {
        let lines = transcript.lines
        // What the compiler says comes before the tests.
        guard verdict != .doesNotCompile, let start = lines.firstIndex(where: \.isOfFramework)
        else { return [] }
        // What comes after a crash is said by the runtime.
        var isInName = false
        return lines[start...].prefix { !$0.contains("Fatal error") }.compactMap { line in
            // An argument with a line break goes on in the next line.
            guard !line.isOfCase, !isInName else {
                isInName = !line.isEndOfCase
                return nil
            }
            // XCTest's line stands behind what was printed without an end of line.
            let form = /Test Case '[^']+' (started at|passed|failed|skipped).*/
            let own = line.firstRange(of: form).map { String(line[..<$0.lowerBound]) } ?? line
            return own.isOfFramework || own.trimmed.isEmpty ? nil : own
        }
    }

    /// The same, where the compiler misses what an import would bring: with that line as advice.
    func advisingImports(of modules: [Module]) -> Report {
        guard verdict == .doesNotCompile, let first = failures.first else { return self }
        var report = self
        // What is missing may have confused the compiler before it says so.
        // Another file's name is not brought by an import that something else needs.
        let others = first.missingName == nil ? failures : [first]
        let line = others.lazy.filter { $0.file == first.file }
            .compactMap { $0.missingImport(in: modules) }.first
        report.failures[0].advice = line.map { "Add this line at the top of the file: " + $0 }
        return report
    }
}

extension String {
    /// NB: a report has backticks only around names that need them.
    var withoutBackticks: String { filter { $0 != "`" } }
}

extension TestResult {
    /// What tells it from all others, as `DeclaredTest` has it.
    var place: String {
        // NB: XCTest does not say in which module a test is.
        id.hasSuffix(")") ? String(id.drop { $0 != "." }.dropFirst()) : id
    }
}

extension String {
    /// Whether this is a line in which Swift Testing tells of an argument.
    fileprivate var isOfCase: Bool {
        ["◇", "✔", "✘"].contains { hasPrefix($0 + " Test case passing ") }
    }

    fileprivate var isEndOfCase: Bool {
        hasSuffix("\" started.") || contains(#/ (passed|failed) after [\d.]+ seconds/#)
            || contains(" recorded an issue ")
    }

    /// Whether this is a line in which a framework tells how the tests go on.
    fileprivate var isOfFramework: Bool {
        ["◇", "✔", "✘", "↳", "±", "━", "➜", "Test Suite '", "Test Case '", "\t Executed "]
            .contains { hasPrefix($0) } || contains(#/\.swift:\d+: error: /#)
    }
}

extension Failure {
    fileprivate func missingImport(in modules: [Module]) -> String? {
        guard let file, let module = modules.first(where: { $0.files[file] != nil }),
            let text = module.files[file]
        else { return nil }
        // A name of one's own that is still to come may be one that Testing has, too.
        if missingLibrary == "Testing", missingName != nil, !module.isTests { return nil }
        let imports = Module(name: "", isTests: false, files: [file: text]).imports
        let place = text.lines.dropFirst((line ?? 1) - 1).first ?? ""
        let formats = place.contains("String(format:") ? "Foundation" : nil
        if let library = missingLibrary ?? formats, !imports.contains(library) {
            let bringsFoundation = ["XCTest", "FoundationNetworking", "UIKit", "AppKit", "SwiftUI"]
            let isThere = library == "Foundation" && !imports.isDisjoint(with: bringsFoundation)
            return isThere ? nil : "import " + library
        }
        guard let name = missingName else { return nil }
        let others = modules.filter { $0.name != module.name }
        // What a suite of other tests has is missed where a file lies with the wrong ones.
        if others.contains(where: { $0.isTests && $0.declares(name, publicly: false) }) {
            return nil
        }
        let code = others.filter { !$0.isTests }
        let open = code.first { $0.declares(name, publicly: true) }
        let hidden = module.isTests ? code.first { $0.declares(name, publicly: false) } : nil
        let line = open.map { "import " + $0.name } ?? hidden.map { "@testable import " + $0.name }
        return line.flatMap { text.contains($0) ? nil : $0 }
    }

    /// A name that cannot be found, or not be used, from here.
    fileprivate var missingName: String? {
        (message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/)
            ?? message.firstMatch(of: /'(\w+)' is inaccessible due to 'internal'/))
            .map { String($0.1) }
    }

    /// The library that has what cannot be found here.
    private var missingLibrary: String? {
        if let match = message.firstMatch(of: /missing import of defining module '(\w+)'/) {
            return String(match.1)
        }
        if message.contains("unknown attribute 'Test'")
            || message.contains("unknown attribute 'Suite'")
            || message.contains(/no macro named '(expect|require)'/)
        {
            return "Testing"
        }
        if let name = missingName {
            if name.hasPrefix("XCT") { return "XCTest" }
            if Self.testing.contains(name) { return "Testing" }
            return Self.foundation.contains(name) ? "Foundation" : nil
        }
        let member = message.firstMatch(
            of:
                /type '(?:String|Substring|Character|Double|Int|Data|\[.*\])(?:\.\w+)?' has no member '(\w+)'/
        )
        return member.flatMap { Self.members.contains(String($0.1)) ? "Foundation" : nil }
    }

    private static let testing: Set = ["Issue", "withKnownIssue", "confirmation", "Tag"]

    /// The names of Foundation that a beginner meets first; there are many more.
    private static let foundation: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "DispatchQueue", "FileManager", "ISO8601DateFormatter",
        "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
        "LocalizedError", "Measurement", "NSError", "NSLock", "NSObject", "NSPredicate",
        "NSRegularExpression", "NSString", "Notification", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "PersonNameComponents", "ProcessInfo", "RunLoop", "Scanner", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "URLRequest",
        "URLSession", "UUID", "UserDefaults", "arc4random_uniform", "ceil", "cos", "exit", "fabs",
        "floor", "fmod", "log", "log10", "pow", "round", "sin", "sleep", "sqrt", "tan", "usleep",
    ]

    /// Members that Foundation adds to types of the standard library.
    private static let members: Set = [
        "addingPercentEncoding", "appendingPathComponent", "capitalized",
        "caseInsensitiveCompare", "compare", "components", "data", "enumerateLines", "folding",
        "formatted", "localizedCaseInsensitiveContains", "localizedCompare",
        "localizedCapitalized", "localizedStandardContains", "localizedUppercase",
        "padding", "range", "removingPercentEncoding", "replacingCharacters",
        "replacingOccurrences", "trimmingCharacters", "write",
    ]
}

extension Module {
    /// Whether it declares something called `name` outside of every type.
    fileprivate func declares(_ name: String, publicly: Bool) -> Bool {
        sources.values.contains { text in
            text.contains(name)
                && [Declaration](reading: text.lines).contains { declaration in
                    let words = declaration.name.split(separator: " ", maxSplits: 1)
                    return words.count == 2 && !["extension", "import", "case"].contains(words[0])
                        && words[1].prefix { $0 != "(" } == name
                        && (!publicly || declaration.header.contains { $0.contains("public ") })
                }
        }
    }
}
