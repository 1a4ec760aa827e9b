extension [Moment] {
    /// Tests that come in these steps, are there at their end, and never fail in between.
    ///
    /// That it does not compile proves nothing of a test: it has to fail itself, by an assertion, an
    /// error, a wait in vain or a crash.
    ///
    /// - Parameters:
    ///   - reports: what happened at each step.
    ///   - lesson: the file in which the steps stand.
    func neverRed(_ reports: [Report], in lesson: String) -> [Finding] {
        var tests = UnseenTests()
        for (moment, report) in zip(self, reports) {
            if !moment.step.sign.isUndone { tests.follow(TestChange(moment), at: moment.step) }
            tests.look(at: report)
        }
        let names = Dictionary((last?.after.awakeTests ?? []).map { ($0.key, $0.name) }) { $1 }
        return tests.unseen.filter { tests.ran.contains($0.key) }.compactMap { key, line in
            names[key].map { name in
                Finding(
                    path: lesson, line: line,
                    expected: "“\(name)” fails at some step, and not by the compiler alone",
                    actual: "it never does: let a stub compile first, or break the code (⚫)")
            }
        }
        .sorted { ($0.line, $0.expected) < ($1.line, $1.expected) }
    }
}

/// Which tests have come and have not failed so far.
private struct UnseenTests {
    /// The tests by their keys, with the lines of the steps that brought them.
    var unseen: [String: Int] = [:]
    var ran: Set<String> = []

    mutating func follow(_ change: TestChange, at step: Step) {
        for (place, test) in change.moved {
            if let line = unseen.removeValue(forKey: place.withoutBackticks) {
                unseen[test.key] = line
            }
        }
        let gone = change.removed.compactMap { unseen.removeValue(forKey: $0.key) }.min()
        // What a refactoring renames has failed under its old name, or has not.
        let isRenaming = step.sign == .refactor && !change.removed.isEmpty
        for test in change.added { unseen[test.key] = isRenaming ? gone : step.line }
    }

    mutating func look(at report: Report) {
        for test in report.tests where test.outcome != .skipped {
            let key = test.place.withoutBackticks
            ran.insert(key)
            if [.failed, .unfinished].contains(test.outcome) { unseen[key] = nil }
        }
    }
}

extension DeclaredTest {
    fileprivate var key: String { place.withoutBackticks }
}
