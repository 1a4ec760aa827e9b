extension Claim {
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
            let isShown = reasons.contains { shown.place(of: $0.beginning, from: 0) != nil }
            if let first = reasons.first, !isShown {
                return [
                    finding(
                        "a console line that names “\(test)” and shows why it fails: \(first)",
                        "the console block does not say it there")
                ]
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

    /// Whether this line names the test: `"a sentence"`, `Test name(`, or `Class.test_name`.
    fileprivate func names(_ test: String) -> Bool {
        contains("\"\(test)\"") || contains("Test \(test)(")
            || (test.contains(".") && containsWord(test, joinedBy: "_."))
    }
}
