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
    private typealias Excess = (line: Int, expected: String, actual: String)

    /// Where a chapter asks too much of its reader, or leaves too little to them.
    func beyondLimits(in lesson: Lesson) -> [Finding] {
        let size = LessonSize(self, words: lesson.words)
        let all =
            longSteps(size) + fewTurns + longEvenings(lesson) + dishonesty(lesson, size)
            + openBlocks + fewRefactorings(size)
        return all.map {
            Finding(path: lesson.path, line: $0.line, expected: $0.expected, actual: $0.actual)
        }
    }

    private func longSteps(_ size: LessonSize) -> [Excess] {
        let most = "new or changed lines in"
        let largest = ChapterLimits.largest
        let limit = "at most \(largest) \(most) a step, or a text that asks to copy it"
        let long: [Excess] = filter {
            $0.typedLines > largest && !$0.step.isCopied
        }.map { ($0.step.line, limit, "\($0.typedLines) lines") }
        if size.median <= ChapterLimits.median { return long }
        let median = "at most \(ChapterLimits.median) \(most) the median step"
        return [(1, median, "\(size.median) lines")] + long
    }

    private var fewTurns: [Excess] {
        let own = count { $0.step.isReaders }
        if count <= ChapterLimits.few || own * ChapterLimits.own >= count { return [] }
        return [(1, "a third of the steps with “your turn” in the heading", "\(own) of \(count)")]
    }

    private func longEvenings(_ lesson: Lesson) -> [Excess] {
        let limit = "at most \(ChapterLimits.minutes) minutes up to a break that the head names"
        return lesson.breaks.filter { name in !contains { $0.step.number == name } }.map {
            (3, "a break after a step of the chapter", $0)
        }
            + evenings(of: lesson).filter { $0.minutes > ChapterLimits.minutes }.map {
                ($0.line, limit, "\($0.minutes)")
            }
    }

    /// Where the head does not promise the minutes that it takes.
    private func dishonesty(_ lesson: Lesson, _ size: LessonSize) -> [Excess] {
        // Two fifths more, and the next five minutes.
        let honest = size.minutes...((size.minutes * 7 / 5 + 4) / 5 * 5)
        if count <= ChapterLimits.few || lesson.minutes.map(honest.contains) ?? false { return [] }
        let promise = "“About \(size.minutes) minutes” at its head, \(honest.upperBound) at most"
        return [(3, promise, lesson.minutes.map { "\($0) minutes" } ?? "no minutes")]
    }

    private var openBlocks: [Excess] {
        filter(\.step.isReaders).flatMap(\.step.edits).filter { !$0.isFolded }.map {
            ($0.line, "our block in <details>: it is your turn", "it stands open")
        }
    }

    private func fewRefactorings(_ size: LessonSize) -> [Excess] {
        let most = size.refactorings * ChapterLimits.greens + ChapterLimits.greens - 1
        if size.greens <= most { return [] }
        return [(1, "a 🔵 for every four 🟢", "\(size.refactorings) 🔵, \(size.greens) 🟢")]
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
