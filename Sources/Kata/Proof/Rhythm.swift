extension [Moment] {
    /// Where steps do not follow each other as red, green and refactor do.
    ///
    /// - Parameter lesson: the file in which the steps stand.
    func rhythm(in lesson: String) -> [Finding] {
        var isRed = false
        var findings: [Finding] = []
        for moment in self {
            let beat = Beat(step: moment.step, tests: TestChange(moment), isRed: isRed)
            if let (expected, actual) = beat.fault {
                findings.append(moment.step.finding(in: lesson, expected, actual))
            }
            if !moment.step.sign.isUndone { isRed = moment.step.sign == .red }
        }
        for (index, moment) in enumerated() where moment.step.sign == .hole {
            let isClosed = self[index...].contains {
                !$0.step.sign.isUndone && $0.changes.contains(where: \.isTests)
            }
            let closing = "a step behind the ⚪ that changes the tests, and so closes the hole"
            if !isClosed { findings.append(moment.step.finding(in: lesson, closing, "none does")) }
        }
        if isRed, let step = last?.step {
            let expected = "a 🟢 behind the last 🔴"
            findings.append(step.finding(in: lesson, expected, "the lesson ends in red"))
        }
        return findings
    }
}

/// A step and what it does to the tests, after what was red or green.
private struct Beat {
    var step: Step
    var tests: TestChange
    var isRed: Bool

    /// What is out of step; nil if nothing is.
    var fault: (expected: String, actual: String)? {
        switch step.sign {
        case .red: red
        case .green: isRed ? greenAfterRed : greenAfterGreen
        case .refactor where !isRed && tests.removed.isEmpty && !tests.added.isEmpty:
            ("a 🟢, “at once”: a test is new", "a 🔵, " + names(tests.added))
        case .refactor, .breakIt, .hole:
            isRed
                ? ("a 🟢 between a 🔴 and a \(step.sign.rawValue)", "the step before is a 🔴") : nil
        }
    }

    private var red: (String, String)? {
        // A test that comes while another goes is one that was rewritten.
        let count = tests.added.count - tests.removed.count
        if isRed {
            return count > 0 ? ("no new test while another is red", names(tests.added)) : nil
        }
        guard count > 1, !says("\(count) tests"), !says(count.inWords + " tests") else {
            return nil
        }
        return ("one new test, or “\(count.inWords) tests” in the heading", names(tests.added))
    }

    private var greenAfterRed: (String, String)? {
        guard tests.added.count > tests.removed.count else { return nil }
        return ("no new test in a step that makes another one pass", names(tests.added))
    }

    private var greenAfterGreen: (String, String)? {
        if !tests.added.isEmpty {
            if says("at once") { return nil }
            return ("“at once” in the heading: everything is green before", names(tests.added))
        }
        if tests.prepared.isEmpty {
            return ("a 🔵: everything is green before, and no test is new", "a 🟢")
        }
        if says("skipped") { return nil }
        return ("“skipped” in the heading: all that is new is disabled", names(tests.prepared))
    }

    private func says(_ words: String) -> Bool { step.heading.lowercased().contains(words) }

    private func names(_ tests: [DeclaredTest]) -> String {
        "new: " + tests.map { "“\($0.name)”" }.joined(separator: ", ")
    }
}

extension Int {
    fileprivate var inWords: String {
        let words = [
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen",
        ]
        return words.indices.contains(self) ? words[self] : "\(self)"
    }
}
