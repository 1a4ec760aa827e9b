/// What a step claims, held against what happened.
struct Claim {
    var moment: Moment
    /// The tests that were there at the last green, by id and name.
    var knownTests: [String: String]
    var lesson: String

    /// What is not as the step says; empty if everything is.
    func findings(in report: Report) -> [Finding] {
        outcome(report) + console(report) + (isGreen(report) ? lostTests(report) : []) + changes
    }

    private var step: Step { moment.step }

    /// Whether every test passed, or was skipped as the heading says.
    func isGreen(_ report: Report) -> Bool {
        report.isGreen
            || (report.verdict == .empty && !report.tests.isEmpty && step.maySkipEverything)
    }

    private func outcome(_ report: Report) -> [Finding] {
        switch (step.sign, report.verdict) {
        case (.green, .green), (.refactor, .green), (.hole, .green), (.red, .doesNotCompile):
            return []
        // Nobody is to wait for what has no end.
        case (.red, let verdict) where verdict.isNoticed && verdict.isLasting,
            (.breakIt, let verdict) where verdict.isNoticed && verdict.isLasting:
            return naming(report)
        case (.green, _), (.refactor, _):
            return isGreen(report) ? [] : [finding("green", report.details)]
        case (.red, _):
            return [finding("red: it does not compile, or tests fail", report.details)]
        case (.hole, _):
            return [finding("green: no test notices", report.details)]
        case (.breakIt, _):
            return [finding("the tests named fail", report.details)]
        }
    }

    /// A step changes something; a refactoring the tests or the code.
    private var changes: [Finding] {
        if moment.changes.isEmpty { return [finding("a change", "this step changes nothing")] }
        let kinds = Set(moment.changes.map(\.isTests))
        guard step.sign == .refactor, kinds.count > 1, !step.changesTestsAndCode else { return [] }
        return [
            finding("tests or code change, or the heading says “tests and code”", "both change")
        ]
    }

    private func finding(_ expected: String, _ actual: String) -> Finding {
        step.finding(in: lesson, expected, actual)
    }

    // MARK: - What a console block shows

    /// A failing test that no line names, or else one of which no line says why it fails.
    func naming(_ report: Report) -> [Finding] {
        let failing = report.failing.sorted()
        if let first = failing.first(where: { lines(about: $0, of: []).isEmpty }) {
            return [finding("only tests that the console block names fail", "“\(first)” fails too")]
        }
        let names = Set(report.tests.map(\.name))
        for test in failing {
            let reasons = report.reasons(for: test)
            let about = lines(about: test, of: names)
            // What several tests have recorded with an issue, in a line of its own, may stand once.
            // So may what is wrong in one line that all of them name.
            let places = report.placesOfSeveral(with: test)
            let isElsewhere = about.contains { line in
                line.hasSuffix(": Issue recorded") || places.contains { line.contains($0) }
            }
            let shown = Transcript((isElsewhere ? step.console.map(\.text) : about).text)
            let isShown = reasons.contains { shown.place(of: $0.beginning) != nil }
            if let first = reasons.first, !isShown {
                let expected =
                    "a console line that names “\(test)” and shows why it fails: \(first)"
                return [finding(expected, "the console block does not say it there")]
            }
        }
        return []
    }

    /// The lines that name the test, and those below them, as far as none names another.
    private func lines(about test: String, of all: Set<String>) -> [String] {
        var isAbout = false
        return step.console.map(\.text).filter { line in
            if line.names(test) {
                isAbout = true
            } else if all.contains(where: line.names) {
                isAbout = false
            }
            return isAbout
        }
    }

    /// The first line that is not in the output behind the one shown before it.
    private func console(_ report: Report) -> [Finding] {
        let transcript = Transcript(report.transcript)
        var position = 0
        for (index, line) in step.console.enumerated() {
            if let place = transcript.place(of: line.text, from: position) {
                position = place + 1
                continue
            }
            let isEarlier = index > 0 && transcript.place(of: line.text) != nil
            let problem =
                isEarlier
                ? "this line comes before “\(step.console[index - 1].text.trimmed)”"
                : "no such line"
            return [
                Finding(
                    path: lesson, line: line.line, expected: line.text.trimmed,
                    actual: problem + "; the output is:\n" + report.transcript)
            ]
        }
        return []
    }

    // MARK: - Tests that are gone

    /// No test is lost; only a refactoring may rename or delete one, and then it says which.
    private func lostTests(_ report: Report) -> [Finding] {
        guard step.conditions.filters.isEmpty else { return [] }
        let lost = lostNames(report)
        guard !lost.isEmpty else { return [] }
        if let first = lost.first(where: { step.sign != .refactor || !isMentioned($0) }) {
            return [finding("no test is lost", "“\(first)” is gone, and the step does not name it")]
        }
        let new = TestChange(moment).added.map(\.name)
        if let first = new.first(where: { !isMentioned($0) }) {
            let actual = "“\(first)” is new, and the step does not name it"
            return [finding("the new name of a test in backticks", actual)]
        }
        guard !report.tests.contains(where: { isMentioned($0.name) }) else { return [] }
        let expected = "a test in backticks that keeps the promise of “\(lost[0])”"
        return [
            finding(expected, "“\(lost[0])” is gone, and the step names no test that is there")
        ]
    }

    /// The names of tests that are gone, and have not only moved to another suite.
    private func lostNames(_ report: Report) -> [String] {
        let present = Set(report.tests.map(\.id))
        var new = report.tests.filter { knownTests[$0.id] == nil }.map(\.name.ownName)
        return knownTests.filter { !present.contains($0.key) }.values.sorted().filter { name in
            guard let place = new.firstIndex(of: name.ownName) else { return true }
            new.remove(at: place)
            return false
        }
    }

    /// Whether the step's prose names the test in backticks; the class before it may be left out.
    private func isMentioned(_ name: String) -> Bool {
        step.mentions.contains { name == $0 || name.hasSuffix("." + $0) }
    }
}

extension Report {
    var details: String {
        isGreen ? "green: \(counted(passed, "test")) passed" : verdict.summary + "\n" + transcript
    }

    /// The lines, such as `File.swift:7:`, in which the test fails and others do, too.
    fileprivate func placesOfSeveral(with test: String) -> [String] {
        failures.filter { $0.test == test }.compactMap { own in
            guard let file = own.file, let line = own.line,
                failures.contains(where: {
                    $0.test != test && $0.file == file && $0.line == line
                })
            else { return nil }
            return file.split(separator: "/").last.map { "\($0):\(line):" }
        }
    }

    /// Why the test failed, as the output says it: the first line of each message, or what a
    /// program says before it crashes.
    fileprivate func reasons(for test: String) -> [String] {
        let transcript = Transcript(transcript)
        let messages = failures.filter { $0.test == test }.map { failure in
            let lines = failure.message.lines
            return (lines.first == "Issue recorded" ? lines.dropFirst().first : nil)
                ?? lines.first ?? ""
        }
        let reasons = messages.isEmpty && verdict != .red ? lastWords : messages
        return reasons.map(\.trimmed).filter {
            transcript.place(of: $0.beginning) != nil
        }
    }

    private var lastWords: [String] {
        let beginnings = ["Fatal error", "Assertion failed", "Precondition failed"]
        return transcript.lines.compactMap { line in
            beginnings.lazy.compactMap(line.firstRange).first.map { String(line[$0.lowerBound...]) }
        }
    }
}

extension String {
    /// As much of a reason as has to be shown: what follows may differ from run to run. It ends in no
    /// number that goes on.
    fileprivate var beginning: String {
        let head = prefix(25)
        return head.endIndex == endIndex
            ? self : String(head.reversed().drop(while: \.isNumber).reversed())
    }

    /// Whether this line names the test: `"a sentence"`, `Test name(`, or `Class.test_name`.
    fileprivate func names(_ test: String) -> Bool {
        contains("\"\(test)\"") || contains("Test \(test)(")
            || (test.contains(".") && containsWord(test, joinedBy: "_."))
    }

    /// A test's name without the class of XCTest before it.
    fileprivate var ownName: String {
        guard let dot = lastIndex(of: "."), !contains(" ") else { return self }
        return String(self[index(after: dot)...])
    }
}

/// The output of a run, in which durations, dates and addresses are made alike.
struct Transcript {
    private let lines: [String]

    init(_ text: String) {
        lines = text.lines.map(Self.normalised)
    }

    /// Where the line, cut at either end perhaps and in no number, occurs in this output.
    ///
    /// - Parameter start: how many lines of the output are not looked at.
    func place(of line: String, from start: Int = 0) -> Int? {
        let wanted = Self.normalised(line.trimmed)
        return lines[start...].firstIndex { line in
            line.ranges(of: wanted).contains { found in
                !Self.isCut(line[..<found.lowerBound].last, wanted.first)
                    && !Self.isCut(wanted.last, line[found.upperBound...].first)
            }
        }
    }

    /// Whether a number is cut between these two, as `900` is of `9000`.
    private static func isCut(_ left: Character?, _ right: Character?) -> Bool {
        [left, right].allSatisfy { $0?.isNumber ?? false }
    }

    /// NB: patterns are read anew each time they are used, so most lines pass without them.
    private static func normalised(_ line: String) -> String {
        guard line.utf8.contains(where: { (48...57).contains($0) }) else { return line }
        var line = line
        if line.contains(" seconds") {
            line.replace(/\d+\.\d+(?= seconds| \(\d|\) seconds)/, with: "0.0")
        }
        if line.contains(" at 2") {
            line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?/, with: "DATE")
        }
        if line.contains("0x") { line.replace(/0x[0-9a-f]{6,}/, with: "0x0") }
        return line
    }
}
