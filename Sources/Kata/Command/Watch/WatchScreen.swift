import Course
import Foundation

/// All that the watcher shows, as text.
struct WatchScreen {
    var title: String
    var history = History()
    var report: Report?
    var isRunning = false
    /// What a key has asked for: a hint, the four squares, the list.
    var panel: String?
    var prediction: Bool?
    var isAskingForPrediction = false
    /// Something about the watching itself, such as that it polls.
    var note: String?
    var advice: Coach.Kind?
    var now: Double = 0

    static let keys = "h hint · c check · p predict · n next · l list · r run · ? help · q quit"

    /// The lines of the screen, none wider than it.
    func lines(columns: Int, rows: Int, style: Style) -> [String] {
        let head = [style.bold(title.cut(to: columns)), ""] + light(columns, style) + [""]
        let foot =
            [""] + [strip(columns, style), statistics.cut(to: columns)]
            + (note.map { [style.yellow($0.cut(to: columns))] } ?? [])
            + Self.keys.wrapped(to: columns).map(style.dim)
        let middle = (panel.map { $0.lines } ?? failureLines(style) + adviceLines(style))
            .flatMap { $0.wrapped(to: columns) }
        let room = max(1, rows - head.count - foot.count - 1)
        let shown = middle.count <= room ? middle : middle.prefix(room - 1) + ["…"]
        return head + shown + foot
    }

    /// The verdict in plain lines, for a pipe or an editor: failures as `path:line: error: message`.
    func plainLines() -> [String] {
        let failures = (report?.failures ?? []).map { failure in
            let explanation = Explanation(failure)
            let values = explanation.expected.map { "expected \($0), got \(explanation.got ?? "")" }
            let words = [failure.test, values ?? explanation.message].compactMap(\.self)
            return "\(failure.file ?? "?"):\(failure.line ?? 1): error: "
                + words.joined(separator: ": ")
        }
        let advice = self.advice.map { ["→ " + $0.sentence] } ?? []
        return [title + ": " + word + " · " + sentence] + failures
            + (failures.isEmpty ? report.map(Self.lastWords) ?? [] : []) + advice + ["--"]
    }

    // MARK: - Light

    private var entry: Entry? { history.entries.last }

    private var word: String {
        guard let entry, report != nil else { return "READY" }
        return switch entry.light {
        case .red: "RED"
        case .green: "GREEN"
        case .refactor: "STILL GREEN"
        case .amber: "DOES NOT COMPILE"
        case .dark: "NOTHING RAN"
        }
    }

    private func light(_ columns: Int, _ style: Style) -> [String] {
        let width = min(columns, 60)
        let text = isRunning ? "…  " + word + "  …" : word
        let side = max(0, width - text.count) / 2
        let bar = String(repeating: " ", count: side) + text
        let filled = bar.padded(to: width)
        let blank = String(repeating: " ", count: width)
        let colour: Style.Background =
            switch report == nil ? nil : entry?.light {
            case .red: .red
            case .green: .green
            case .refactor: .blue
            case .amber: .yellow
            case .dark, nil: .grey
            }
        let bars = [blank, filled, blank].map { style.filled($0, colour) }
        let plain = ["[ " + text + " ]"]
        // What a key has asked for needs the room.
        if panel != nil { return style.hasColour ? [bars[1]] : plain }
        return (style.hasColour ? bars : plain) + sentence.wrapped(to: columns)
    }

    /// What happened, in one line.
    private var sentence: String {
        guard let report else { return "Save a file, and this light turns." }
        let failing = report.failing.count
        let all = report.tests.count { $0.outcome != .skipped }
        let told =
            entry?.isPredictionRight.map { $0 ? " You said so." : " You said otherwise." } ?? ""
        let skipped = report.tests.count { $0.outcome == .skipped }
        let rest = skipped > 0 ? ", \(skipped) disabled" : ""
        let text =
            switch report.verdict {
            case .green: "\(counted(all, "test")) passed\(rest)."
            case .red: "\(failing) of \(counted(all, "test")) failed\(rest)."
            case .doesNotCompile:
                "The compiler stopped at \(counted(report.failures.count, "error"))."
            case .empty: "No test ran\(rest). Enable one."
            case .crashed, .timedOut, .flooded: "It \(report.verdict.summary)."
            }
        return text + told
    }

    // MARK: - Failure

    private func failureLines(_ style: Style) -> [String] {
        guard let report, let failure = report.failures.first else {
            return report.map(Self.lastWords) ?? []
        }
        var lines: [String] = []
        if let test = failure.test { lines.append(style.bold(test)) }
        if let file = failure.file { lines.append("\(file):\(failure.line ?? 1)") }
        let explanation = Explanation(failure)
        if let expected = explanation.expected, let got = explanation.got {
            lines += ["  expected  " + style.green(expected), "  got       " + style.red(got)]
        }
        if let message = explanation.message { lines.append("  " + style.red(message)) }
        if let comment = explanation.comment { lines += comment.lines.map { "  " + $0 } }
        if report.verdict == .doesNotCompile { lines += Self.source(of: failure, in: report) }
        let more = report.failures.count - 1
        if more > 0 { lines.append(style.dim("and \(more) more")) }
        return lines
    }

    /// The source line of a compiler's error, as the compiler shows it.
    private static func source(of failure: Failure, in report: Report) -> [String] {
        let lines = report.transcript.lines
        guard let start = lines.firstIndex(where: { $0.contains("error: " + failure.message) })
        else { return [] }
        let mark = lines[(start + 1)...].firstIndex { $0.contains("`- error:") }
        guard let mark, mark > start + 1 else { return [] }
        return Array(lines[(mark - 1)...mark])
    }

    /// What a run that was cut short said last.
    private static func lastWords(_ report: Report) -> [String] {
        guard case .crashed = report.verdict else { return [] }
        return report.transcript.lines.filter { $0.contains("Fatal error") }.suffix(2).map { $0 }
    }

    private func adviceLines(_ style: Style) -> [String] {
        advice.map { ["", style.yellow("→ " + $0.sentence)] } ?? []
    }

    // MARK: - History

    private func strip(_ columns: Int, _ style: Style) -> String {
        let lights = history.entries.suffix(min(40, columns - 2)).map { entry in
            switch entry.light {
            case .red: style.red(style.hasColour ? "●" : "r")
            case .green: style.green(style.hasColour ? "●" : "g")
            case .refactor: style.blue(style.hasColour ? "●" : "b")
            case .amber: style.yellow(style.hasColour ? "●" : "a")
            case .dark: style.dim(style.hasColour ? "○" : ".")
            }
        }
        return lights.joined()
    }

    private var statistics: String {
        if isAskingForPrediction { return "What will it be? r red · g green" }
        var parts = [counted(history.cycles.count, "cycle")]
        if let last = history.lastGreen { parts.append("last green " + Self.ago(now - last)) }
        let (right, all) = history.predictions
        if all > 0 { parts.append("predictions \(right) of \(all)") }
        if let prediction { parts.append("you say " + (prediction ? "green" : "red")) }
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

extension String {
    /// This line, or what of it fits.
    func cut(to width: Int) -> String {
        count <= width ? self : prefix(max(0, width - 1)) + "…"
    }

    /// This line in pieces that fit, broken at spaces; colours count as nothing.
    func wrapped(to width: Int) -> [String] {
        guard visibleCount > width, !contains("\u{1b}") else { return [self] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(word)
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        return lines + [line]
    }

    private var visibleCount: Int {
        replacing(/\u{1b}\[[0-9;]*m/, with: "").count
    }
}
