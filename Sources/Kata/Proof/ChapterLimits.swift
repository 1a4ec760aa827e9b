/// What a chapter may ask of its reader in an evening.
private enum ChapterLimits {
    static let median = 12
    static let largest = 30
    static let minutes = 90
    /// One of so many steps is the reader's, in a chapter of more than `few` steps.
    static let own = 3
    static let few = 6
    /// How many 🟢 there may be for a 🔵.
    static let greens = 4
}

extension [Moment] {
    /// Where a chapter asks too much of its reader, or leaves too little to them.
    func beyondLimits(in lesson: Lesson) -> [Finding] {
        func finding(_ expected: String, _ actual: String, line: Int = 1) -> Finding {
            Finding(path: lesson.path, line: line, expected: expected, actual: actual)
        }
        let size = LessonSize(self, words: lesson.words)
        var findings: [Finding] = []
        if size.median > ChapterLimits.median {
            findings.append(
                finding(
                    "at most \(ChapterLimits.median) new or changed lines in the median step",
                    "\(size.median) lines"))
        }
        for moment in self where moment.typedLines > ChapterLimits.largest && !moment.step.isCopied
        {
            findings.append(
                finding(
                    "at most \(ChapterLimits.largest) new or changed lines in a step, "
                        + "or the word “copy” in its text", "\(moment.typedLines) lines",
                    line: moment.step.line))
        }
        let own = count { $0.step.isReaders }
        if count > ChapterLimits.few, own * ChapterLimits.own < count {
            findings.append(
                finding(
                    "a third of the steps with “your turn” in the heading", "\(own) of \(count)"))
        }
        findings += lesson.breaks.filter { name in !contains { $0.step.number == name } }.map {
            finding("a break after a step of the chapter", $0, line: 3)
        }
        findings += evenings(of: lesson).filter { $0.minutes > ChapterLimits.minutes }.map {
            finding(
                "at most \(ChapterLimits.minutes) minutes up to a break that the head names",
                "\($0.minutes)", line: $0.line)
        }
        // Two fifths more, and the next five minutes.
        let honest = size.minutes...((size.minutes * 7 / 5 + 4) / 5 * 5)
        if count > ChapterLimits.few, !(lesson.minutes.map(honest.contains) ?? false) {
            findings.append(
                finding(
                    "“About \(size.minutes) minutes” at its head, \(honest.upperBound) at most",
                    lesson.minutes.map { "\($0) minutes" } ?? "no minutes", line: 3))
        }
        findings += filter(\.step.isReaders).flatMap(\.step.edits).filter { !$0.isFolded }.map {
            finding("our block in <details>: it is your turn", "it stands open", line: $0.line)
        }
        if size.refactorings * ChapterLimits.greens + ChapterLimits.greens - 1 < size.greens {
            findings.append(
                finding(
                    "a 🔵 for every four 🟢", "\(size.refactorings) 🔵, \(size.greens) 🟢"))
        }
        return findings
    }

    /// How many minutes there are up to each break that the chapter's head names, and to its end.
    private func evenings(of lesson: Lesson) -> [(line: Int, minutes: Int)] {
        let outside = lesson.words - reduce(0) { $0 + $1.step.words }
        var left = self[...]
        var evenings: [(line: Int, minutes: Int)] = []
        for end in lesson.breaks.map(Optional.some) + [nil] {
            let index = end.flatMap { end in left.firstIndex { $0.step.number == end } }
            let evening = left[...(index ?? left.endIndex - 1)]
            let words = evening.reduce(evenings.isEmpty ? outside : 0) { $0 + $1.step.words }
            let minutes = LessonSize(Array(evening), words: words).minutes
            evenings.append((evening.first?.step.line ?? 1, minutes))
            left = left[evening.endIndex...]
        }
        return evenings
    }
}
