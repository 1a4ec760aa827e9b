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
