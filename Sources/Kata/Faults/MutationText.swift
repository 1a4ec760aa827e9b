/// What came of the faults of some code, for a person.
struct MutationText {
    var subject: MutationSubject
    var trials: Trials
    /// What `check` says of an exercise of the learner's.
    var squares: Squares?
    var terminal: Terminal

    private var kata: Invocation { terminal.kata }

    var text: String {
        ([[heading]] + open + waived + stale + [apart, rest, unread, beside, next])
            .filter { !$0.isEmpty }.joined(separator: [""]).text
    }

    private var heading: String { "\(subject.name) · \(trials.summary)" }

    /// What no test noticed; of somebody's own package, not what is told apart.
    private var shown: [Trial] {
        let open = trials.all.filter(\.outcome.isOpen)
        return subject.package == nil ? open : open.filter { $0.outcome == .unnoticed }
    }

    /// How many of them are shown of somebody's own package.
    private static let most = 30

    private var open: [[String]] {
        let shown = subject.package == nil ? shown : Array(shown.prefix(Self.most))
        return shown.enumerated().map { index, trial in
            ["\(index + 1)  \(place(trial.fault))"] + change(trial.fault)
                + ["   " + question(trial)]
        }
    }

    /// What is said of somebody's own package: who was asked, and what tests do not answer for.
    private var apart: [String] {
        if subject.package == nil { return [] }
        let left = shown.count - Self.most
        let (unreached, endless) = (lines(.unreached), lines(.undecided))
        return [
            left > 0
                ? "And \(left) more that no test notices. See those of one file with --file, or all"
                    + " with --json." : nil,
            "Asked: the tests of \(subject.packageTests.joined(separator: ", ")).",
            unreached.isEmpty ? nil : "No test runs these lines:",
        ].compactMap(\.self) + unreached
            + (endless.isEmpty
                ? []
                : ["No result, and not counted as noticed: the tests came to no end."] + endless)
            + subject.conditional.map { path, lines in
                "Not judged, from #if to #endif: \(path), lines \(lines.lowerBound) to"
                    + " \(lines.upperBound)."
            }
    }

    /// The lines with such faults, by their files.
    private func lines(_ outcome: Trial.Outcome) -> [String] {
        let places = trials.all.filter { $0.outcome == outcome }.map { subject.place(of: $0.fault) }
        let byPath = Dictionary(grouping: places, by: \.path)
        return byPath.sorted { $0.key < $1.key }.map { path, places in
            let lines = Set(places.map(\.line)).sorted().map(String.init)
            return "   \(path): " + lines.joined(separator: ", ")
        }
    }

    private func question(_ trial: Trial) -> String {
        switch trial.outcome {
        case .undecided: "The tests came to no result. Type the command again."
        case .unreached where subject.hasExitTests:
            "No test runs this, or only one in a process of its own does."
        case .unreached: "No test runs this."
        default: trial.fault.question
        }
    }

    private var waived: [[String]] {
        let lines = trials.all.filter { $0.outcome == .waived }.flatMap { trial in
            ["   " + place(trial.fault)] + change(trial.fault) + ["   " + (trial.reason ?? "")]
        }
        return lines.isEmpty ? [] : [["Waved through:"] + lines]
    }

    private var stale: [[String]] {
        let words =
            "the line has changed, or a test notices it now; take this out, or wave it through anew"
        return trials.stale.map { ["\(subject.waived):\($0.line): \(words)"] }
    }

    private var rest: [String] {
        let crashed = trials.count(.crashed)
        let broken = trials.count(.doesNotCompile)
        return [
            crashed > 0 ? "Noticed by a crash or a hang: \(crashed)." : nil,
            broken > 0 ? "Not counted: \(broken) did not compile." : nil,
        ].compactMap(\.self)
    }

    private var next: [String] {
        guard let first = trials.open.first else { return [closing] }
        guard let asked = shown.first?.fault else {
            return ["Next: write a test that runs the first of these lines.", place(first)]
        }
        let isOwn = subject.package != nil
        let waive = kata("\(subject.command) --waive 1 --reason \"why, in five words\"")
        return [
            "Next: write a test that answers the first question, and see it red on the faulty line.",
            place(asked),
        ] + (isOwn ? [] : ["Or wave it through, if nobody can see a difference: " + waive])
    }

    /// How much it says that no fault is left.
    private var closing: String {
        let faults = counted(trials.faults, "fault")
        return switch trials.faults {
        case 0: "No fault could be made here: that says nothing about your tests."
        case ..<10: "They are noticed, or have a reason. But \(faults) are few, and prove little."
        case _ where !subject.unread.isEmpty: "What could be read is noticed, or has a reason."
        default: "Every fault is noticed, or has a reason."
        }
    }

    private var unread: [String] {
        subject.unread.map { path, lines in
            "Not read: \(path), lines \(lines.lowerBound) to \(lines.upperBound). No fault was made"
                + " where its brackets do not fit."
        }
    }

    /// What our tests say of the code, and the learner's of the exercise's own faulty versions.
    private var beside: [String] {
        guard let squares else { return [] }
        let ours = squares.ourTestsOnYourCode?.verdict
        let rows = squares.yourTestsOnMutants
        let isKnown = squares.yourTestsOnOurCode?.isGreen ?? false
        return [
            ours == .doesNotCompile ? "Our tests do not compile with this code." : nil,
            ours?.isNoticed ?? false ? "Our tests refuse this code: it is not right yet." : nil,
            rows.isEmpty
                ? nil
                : "check knows \(counted(rows.count, "faulty version"))"
                    + (isKnown ? ", and your tests notice \(rows.count(where: \.isCaught))" : "")
                    + ": " + kata("check \(subject.name)"),
        ].compactMap(\.self)
    }

    private func place(_ fault: Fault) -> String {
        let place = subject.place(of: fault)
        return "\(place.path):\(place.line)"
    }

    private func change(_ fault: Fault) -> [String] {
        func marked(_ text: String, _ mark: String) -> [String] {
            let lines = text.lines.count > 4 ? Array(text.lines.prefix(3)) + ["…"] : text.lines
            return lines.map { "   \(mark) " + $0.printable }
        }
        let made = fault.after.isEmpty ? ["   + (nothing)"] : marked(fault.after, "+")
        let style = Style(terminal)
        return marked(fault.before, "-").map(style.red) + made.map(style.green)
    }

    /// Why no fault was tried.
    static func obstacle(_ subject: MutationSubject, _ report: Report, _ terminal: Terminal)
        -> String
    {
        let words =
            report.verdict == .empty
            ? "No test ran: there is none yet, or each is disabled. First there has to be a green one."
            : "The tests are not green without any fault: "
                + report.verdict.summary + ". First make them green."
        let first = report.firstFault.map { failure in
            let place = [failure.file, failure.line.map(String.init)].compactMap(\.self)
            let message = " " + (failure.message.lines.first ?? "")
            return "  " + (place + [message]).joined(separator: ":") + "\n"
        }
        let folder = subject.folder.isEmpty ? "" : "  In \(subject.folder): swift test\n"
        return "\(subject.name) · no fault was tried\n\n\(words)\n" + (first ?? "") + folder
    }
}
