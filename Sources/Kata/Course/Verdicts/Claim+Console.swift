extension Claim {
    /// A failing test that no line names, or else one of which no line says why it fails.
    func naming(_ report: Report) -> [Finding] {
        let failing = report.failing.sorted()
        if let first = failing.first(where: { !isNamed($0) }) {
            return [finding("only tests that the console block names fail", "“\(first)” fails too")]
        }
        for test in failing {
            let reasons = report.reasons(for: test)
            if let first = reasons.first, !reasons.contains(where: isShown) {
                return [
                    finding(
                        "a console line that shows why “\(test)” fails: \(first)",
                        "the console block does not say it")
                ]
            }
        }
        return []
    }

    /// Whether a line names the test: `"a sentence"`, `Test name(`, or `Class.test_name`.
    private func isNamed(_ test: String) -> Bool {
        step.console.contains { line in
            line.text.contains("\"\(test)\"") || line.text.contains("Test \(test)(")
                || (test.contains(".") && line.text.containsWord(test))
        }
    }

    /// Whether a line shows the beginning of the reason.
    private func isShown(_ reason: String) -> Bool {
        step.console.contains { Transcript($0.text).place(of: reason.beginning, from: 0) != nil }
    }

    /// The first line that is not in the output behind the one shown before it.
    func console(_ report: Report) -> [Finding] {
        let transcript = Transcript(report.transcript)
        var position = 0
        for (index, line) in step.console.enumerated() {
            if let place = transcript.place(of: line.text, from: position) {
                position = place + 1
                continue
            }
            let isEarlier = index > 0 && transcript.place(of: line.text, from: 0) != nil
            let problem =
                isEarlier
                ? "this line comes before “\(step.console[index - 1].text.trimmed)”"
                : "no such line"
            return [
                Finding(
                    path: lesson,
                    line: line.line,
                    expected: line.text.trimmed,
                    actual: problem + "; the output is:\n" + report.transcript
                )
            ]
        }
        return []
    }
}

extension Report {
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
            transcript.place(of: $0.beginning, from: 0) != nil
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
    /// As much of a reason as has to be shown: what follows may differ from run to run.
    fileprivate var beginning: String { String(prefix(25)) }

    /// Whether `word` occurs here with no letter, digit, underscore or dot beside it.
    fileprivate func containsWord(_ word: String) -> Bool {
        func isPart(_ character: Character?) -> Bool {
            character.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
        }
        return ranges(of: word).contains { range in
            !isPart(self[..<range.lowerBound].last) && !isPart(self[range.upperBound...].first)
        }
    }
}
