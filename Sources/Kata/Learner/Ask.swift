import Foundation

/// `kata ask`: three questions about a chapter; those that were missed come again.
struct Ask {
    var world: World
    private var terminal: Terminal { world.terminal }
    private var now: Double { world.now().timeIntervalSince1970 }

    func run(_ chapter: Int?) throws -> Int32 {
        let catalogue = try world.project.catalogue()
        let all = try Question.all(in: world.project.text(Self.page), path: Self.page)
        let progress = world.state.progress()
        let questions: [Question]
        if let chapter {
            questions = all.filter { $0.chapter == chapter }
            guard !questions.isEmpty else {
                throw KataError.noSuchChapter(
                    "\(chapter) with questions", last: catalogue.chapters.count)
            }
        } else {
            questions = due(all, catalogue, progress)
            if questions.isEmpty { return 0 }
        }
        var asked: [Asked] = []
        for question in questions.prefix(Self.most) {
            guard let chapter = catalogue.chapter(question.chapter),
                let isRight = ask(question, chapter.title)
            else { return 0 }
            let key = key(of: question, in: chapter)
            let new = Asked(progress.asked[key], isRight: isRight, at: now)
            try world.state.remember { $0.asked[key] = new }
            asked.append(new)
        }
        terminal.print(end(asked))
        return 0
    }

    /// The questions that are to be asked today, of finished chapters and of those asked before; where
    /// there are none, it says why.
    private func due(_ all: [Question], _ catalogue: Catalogue, _ progress: LearnerProgress)
        -> [Question]
    {
        let done = catalogue.chapters.filter { $0.isDone(reached: progress.reached[$0.name]) }
        let questions = all.filter { question in
            guard let chapter = catalogue.chapter(question.chapter) else { return false }
            return progress.asked[key(of: question, in: chapter)]?.isDue(at: now)
                ?? done.contains { $0.number == chapter.number }
        }
        if questions.isEmpty {
            terminal.print(
                done.isEmpty
                    ? "Nothing to ask: you have finished no chapter yet. Or choose one: "
                        + terminal.kata("ask 1") + "\n"
                    : "Nothing to ask today.\n")
        }
        return questions
    }

    private static let page = "Chapters/Questions.md"
    private static let most = 3

    /// What it is remembered by, whatever the chapter's number.
    private func key(of question: Question, in chapter: Catalogue.Chapter) -> String {
        "\(chapter.name) \(question.number)"
    }

    private func ask(_ question: Question, _ title: String) -> Bool? {
        let style = Style(terminal)
        let letters = question.choices.keys.sorted()
        let choices = letters.flatMap { letter in
            (question.choices[letter] ?? "").wrapped(to: 75).enumerated()
                .map { ($0.offset == 0 ? "  \(letter)  " : "     ") + $0.element }
        }
        let text = question.text.flatMap { $0.hasPrefix("    ") ? [$0] : $0.wrapped(to: 80) }
        terminal.print(
            style.bold("\(title), question \(question.number)") + "\n\n"
                + (text + [""] + choices + [""]).text)
        var letter = ""
        while !letters.contains(letter) {
            guard let answer = terminal.ask("Your answer: "), !answer.trimmed.isEmpty else {
                return nil
            }
            letter = answer.trimmed.lowercased()
            if !letters.contains(letter) {
                terminal.print("Type \(letters.joined(separator: " or ")).\n")
            }
        }
        let isRight = letter == question.right
        let answer = question.answer.map { $0.replacing("**", with: "") }
        terminal.print(
            ([isRight ? style.green("Right: \(letter).") : style.red("It is \(question.right).")]
                + answer.flatMap { $0.wrapped(to: 80) } + [""]).text)
        return isRight
    }

    private func end(_ asked: [Asked]) -> String {
        let right = asked.count { !$0.isMissed }
        let days = asked.compactMap(\.days).min()
        let again =
            right < asked.count
            ? " What was missed comes again tomorrow."
            : days.map { " It comes again in \($0) days." } ?? ""
        return "\(right) of \(asked.count) right.\(again)\n"
    }
}
