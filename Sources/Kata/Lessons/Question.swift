/// A question about a chapter, with choices of which one is right.
struct Question: Equatable, Sendable {
    var chapter: Int
    var number: Int
    /// What is asked, line by line; code is indented.
    var text: [String]
    /// What may be answered, by its letter.
    var choices: [String: String] = [:]
    /// The right one, and why, also why not the others.
    var answer: [String] = []

    /// The letter of the right one: the first that the answer names.
    var right: String {
        answer.first?.firstMatch(of: /\*\*(\w)\*\*/).map { String($0.1) } ?? ""
    }

    /// The questions of a page: `## 4 · Title` begins a chapter, and `**1. What?**` a question.
    ///
    /// - Throws: `LessonError`, if a block is never closed.
    static func all(in text: String, path: String) throws -> [Question] {
        var chapter: Int?
        var questions: [Question] = []
        func change(_ change: (inout Question) -> Void) {
            if !questions.isEmpty { change(&questions[questions.count - 1]) }
        }
        for piece in try Markdown(text, path: path).pieces {
            switch piece.content {
            case .heading(let level, let text):
                chapter = level == 2 ? Int(text.prefix { $0.isNumber }) : nil
            case .block(_, _, let lines), .file(_, _, let lines):
                change { $0.text += lines.map { $0.isEmpty ? "" : "    " + $0 } }
            case .prose(let line):
                if let chapter, let begin = line.wholeMatch(of: /\*\*(\d+)\. (.+)\*\*/) {
                    let number = Int(begin.1) ?? 0
                    questions.append(
                        Question(chapter: chapter, number: number, text: [String(begin.2)]))
                } else if let choice = line.wholeMatch(of: /- \*\*(\w)\*\* (.+)/) {
                    change { $0.choices[String(choice.1)] = String(choice.2) }
                } else if piece.isFolded {
                    if !line.isEmpty, !line.hasPrefix("<") { change { $0.answer.append(line) } }
                } else if !line.hasPrefix("<") {
                    change { if $0.choices.isEmpty { $0.text.append(line) } }
                }
            }
        }
        for index in questions.indices {
            while questions[index].text.last == "" { questions[index].text.removeLast() }
        }
        return questions
    }
}
