import Foundation

struct WatchScreen {
    var title: String
    var history = History()
    var report: Report?
    /// Where the person is in the chapter; nil for an exercise.
    var place: Following?
    /// Where a browser shows that place; nil while no pages are served.
    var page: String?
    /// What was typed into the course's own files, and the cure.
    var stray: String?
    var unrun: [String] = []
    var isRunning = false
    /// Whether what their files do is being asked where they are.
    var isLooking = false
    /// What a key has asked for: a hint, the four squares, the list.
    var panel: String?
    var prediction: Bool?
    /// Who has asked for a prediction that nobody has made yet.
    var asker: Asker?
    var isAskingForPrediction: Bool { asker != nil }

    /// The text of the next step, or a key: what that asks stays until the next save.
    enum Asker { case chapter, key }

    /// Something about the watching itself, such as that it polls.
    var note: String?
    /// Why the history is not all written; nil where it is.
    var unwritten: String?
    var advice: Coach.Kind?
    var now: Double = 0
    /// How it stands with the room; nil where there is none.
    var room: RoomText?

    static let keys =
        "h hint · c check · p predict · n next · b back · l list · ? help · q quit"

    private static let mostFailures = 20

    /// The lines of the screen, none wider than it, and a line fewer than it has.
    func lines(columns: Int, rows: Int, style: Style) -> [String] {
        let isLow = rows < 16
        let gap = isLow ? [] : [""]
        let head = [style.bold(title.cut(to: columns))] + gap + light(columns, isLow, style) + gap
        let foot =
            gap + (isLow ? [] : [strip(columns, style)]) + [statistics.cut(to: columns)]
            + (note.map { [style.yellow($0.cut(to: columns))] } ?? [])
            + (unwritten?.wrapped(to: columns).prefix(isLow ? 1 : 2).map(style.yellow) ?? [])
            + roomLines(columns, style)
            + ([Self.keys] + (room.map { [$0.keys] } ?? []))
            .flatMap { $0.wrapped(to: columns) }.map(style.dim)
        let middle =
            panel.map { $0.lines.flatMap { $0.wrapped(to: columns) } }
            ?? block(sentence, columns) + placeLines.flatMap { block($0, columns) } + gap
            + failureLines(columns, style)
            + printed(columns, style)
            + adviceLines(columns, style)
        let room = max(1, rows - head.count - foot.count - 1)
        let shown = middle.count <= room ? middle : middle.prefix(room - 1) + ["…"]
        return head + shown + foot
    }

    /// The verdict in plain lines, for a pipe or an editor: failures as `path:line: error: message`.
    func plainLines() -> [String] {
        if let panel { return [title + ":"] + panel.lines + ["--"] }
        let all = report?.failures ?? []
        var failures = all.prefix(Self.mostFailures).map { failure in
            let explanation = Explanation(failure)
            let values = explanation.expected.map { "expected \($0), got \(explanation.got ?? "")" }
            let words = [
                failure.title, values ?? explanation.message, explanation.comment?.lines.first,
            ].compactMap(\.self)
            let place = failure.file.map { "\($0):\(failure.line ?? 1): " } ?? ""
            return "\(place)error: "
                + (words + [failure.advice].compactMap(\.self)).joined(separator: ": ").printable
        }
        if all.count > failures.count { failures.append("and \(all.count - failures.count) more") }
        let advice = self.advice.map { ["→ " + $0.sentence] } ?? []
        let printed = (report?.printed ?? []).shown(lines: 6).map { "  | " + $0 }
        return [title + ": " + word + " · " + sentence] + placeLines + failures + lastWords
            + printed + advice + ["--"]
    }

    // MARK: - Light

    private var entry: Entry? { history.entries.last }

    /// The light of the report; the last entry may be that of an earlier one.
    var light: Light? {
        report.map { Light($0.verdict, wasGreen: entry?.light == .refactor) }
    }

    private var word: String { light?.word ?? "READY" }

    private func light(_ columns: Int, _ isLow: Bool, _ style: Style) -> [String] {
        let width = min(columns, 60)
        let text = isRunning ? "…  " + word + "  …" : word
        guard style.hasColour else { return ["[ " + text + " ]"] }
        let side = max(0, width - text.count) / 2
        let bar = String(repeating: " ", count: side) + text
        let filled = bar.padded(to: width)
        let blank = String(repeating: " ", count: width)
        // What a key has asked for needs the room.
        let bars = isLow || panel != nil ? [filled] : [blank, filled, blank]
        return bars.map { style.filled($0, light?.background ?? .grey) }
    }

    /// The chapter's step to type where no test is there yet; nil for none.
    private var firstStep: String? {
        place.flatMap { $0.replayed.steps.dropFirst($0.here.done).first?.number }
    }

    private var sentence: String {
        guard let report else { return "Save a file, and this light turns." }
        let failing = report.failedTests.count
        let all = report.tests.count { $0.outcome != .skipped }
        let isRight = entry?.light == light ? entry?.isPredictionRight : nil
        let told = isRight.map { $0 ? " You said so." : " You said otherwise." } ?? ""
        let skipped = report.tests.count { $0.outcome == .skipped }
        let rest = skipped > 0 ? ", \(skipped) disabled" : ""
        let text =
            switch report.verdict {
            case .green: "\(counted(all, "test")) passed\(rest)."
            case .red where failing == 0: "Something failed between the tests\(rest)."
            case .red: "\(failing) of \(counted(all, "test")) failed\(rest)."
            case .doesNotCompile:
                "The compiler stopped at \(counted(report.failures.count, "error"))."
            case .empty:
                "No test ran\(rest). " + (firstStep.map { "Type step \($0)." } ?? "Enable one.")
            case .crashed, .timedOut, .flooded, .killed, .flaky: "It \(report.verdict.summary)."
            }
        return text + told
    }

    private var placeLines: [String] {
        unrun + [promise, page, stray ?? place?.strayFolder].compactMap(\.self)
    }

    private func roomLines(_ columns: Int, _ style: Style) -> [String] {
        guard let room else { return [] }
        let call = room.call.map { $0.wrapped(to: columns).map(style.bold) } ?? []
        return call + room.line.wrapped(to: columns).map(style.dim)
    }

    private func adviceLines(_ columns: Int, _ style: Style) -> [String] {
        advice.map { [""] + block($0.sentence, behind: "→ ", columns, style.yellow) } ?? []
    }

    /// A text in lines that fit, the first behind a label and the others below it.
    func block(
        _ text: String, behind label: String = "", _ columns: Int,
        _ paint: (String) -> String = { $0 }
    ) -> [String] {
        let lines = text.isEmpty ? [""] : text.lines.shown(lines: .max, characters: 2000)
        let pieces = lines.flatMap { $0.printable.wrapped(to: columns - label.count) }
        let margin = String(repeating: " ", count: label.count)
        return pieces.enumerated().map { ($0 == 0 ? label : margin) + paint($1) }
    }

    // MARK: - History

    private func strip(_ columns: Int, _ style: Style) -> String {
        let lights = history.saves.suffix(min(40, columns)).map { entry in
            style.filled(String(entry.light.letter), entry.light.background)
        }
        return lights.joined()
    }

    private var statistics: String {
        if isAskingForPrediction { return "What will it be? r red · g green" }
        var parts = prediction.map { ["you say " + ($0 ? "green" : "red")] } ?? []
        parts.append(counted(history.cycles.count, "cycle"))
        if let last = history.lastGreen { parts.append("last green " + Self.ago(now - last)) }
        let (right, all) = history.predictions
        if all > 0 { parts.append("predictions \(right) of \(all)") }
        return parts.joined(separator: " · ")
    }

    static func ago(_ seconds: Double) -> String {
        switch Int(seconds) {
        case ..<60: "just now"
        case ..<3600: "\(Int(seconds) / 60) min ago"
        case ..<86_400: "\(Int(seconds) / 3600) h ago"
        default: counted(Int(seconds) / 86_400, "day") + " ago"
        }
    }
}

extension WatchScreen {
    func failureLines(_ columns: Int, _ style: Style) -> [String] {
        var lines = lastWords.flatMap { block($0, columns, style.red) }
        guard let report, let failure = report.failures.first else { return lines }
        if let test = failure.title { lines += block(test, columns, style.bold) }
        if let file = failure.file { lines += block("\(file):\(failure.line ?? 1)", columns) }
        let explanation = Explanation(failure)
        if let expected = explanation.expected, let got = explanation.got {
            lines += block(
                expected.marked(against: got), behind: "  expected  ", columns, style.green)
            lines += block(
                got.marked(against: expected), behind: "  got       ", columns, style.red)
        }
        if let message = explanation.message {
            lines += block(message, behind: "  ", columns, style.red)
        }
        if let comment = explanation.comment { lines += block(comment, behind: "  ", columns) }
        if report.verdict == .doesNotCompile {
            lines += Self.source(of: failure, in: report).shown().map { $0.cut(to: columns) }
        }
        if let advice = failure.advice { lines += block(advice, columns, style.yellow) }
        let more = report.failures.count - 1
        if more > 0 { lines.append(style.dim("and \(more) more")) }
        return lines
    }

    /// The source line of a compiler's error, and its mark, as the compiler shows them.
    private static func source(of failure: Failure, in report: Report) -> [String] {
        let lines = report.transcript.lines
        guard let mark = lines.firstIndex(where: { $0.contains("- error: " + failure.message) }),
            let line = lines[..<mark].last(where: { $0.contains(/^ *\d+ \|/) })
        else { return [] }
        return [line, lines[mark]]
    }

    /// What a run that crashed said last, unless it is said with the failure below.
    var lastWords: [String] {
        guard let report, case .crashed = report.verdict else { return [] }
        let said = report.failures.first?.message ?? "\n"
        return report.transcript.lines.filter { $0.contains("Fatal error") && !$0.contains(said) }
            .suffix(2).shown()
    }

    func printed(_ columns: Int, _ style: Style) -> [String] {
        let lines = (report?.printed ?? []).shown(lines: 6)
        guard !lines.isEmpty else { return [] }
        return [style.dim("It printed:")] + lines.map { ("  " + $0).cut(to: columns) }
    }
}

extension String {
    /// This text with a mark at each line that is not in the other one, if there are several.
    fileprivate func marked(against other: String) -> String {
        let (own, others) = (lines, other.lines)
        guard max(own.count, others.count) > 1 else { return self }
        return own.enumerated().map { index, line in
            let isSame = index < others.count && others[index] == line
            return (isSame ? "  " : "≠ ") + line
        }.joined(separator: "\n")
    }
}
