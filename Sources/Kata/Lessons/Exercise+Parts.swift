extension Exercise {
    /// A part of a kata that is handed out when those before it are done.
    struct Part: Equatable, Sendable {
        var number: Int
        var title: String
        var text: String
        var hints: [Hint]
        /// Where in `Solution.md` its steps begin.
        var line: Int
    }

    var partCount: Int { laterParts.count + 1 }

    func ends() throws -> [Tree] { try (1...partCount).map { try upTo(part: $0).solved() } }

    /// The exercise as it is until a later part of it is handed out.
    func upTo(part number: Int) -> Exercise {
        guard kind == .kata else { return self }
        var exercise = self
        let number = min(max(1, number), partCount)
        let end = laterParts.first { $0.number > number }?.line ?? .max
        exercise.part = number
        exercise.solution.steps.removeAll { $0.line > end }
        exercise.mutants.removeAll { $0.part != number }
        exercise.hints = laterParts.first { $0.number == number }?.hints ?? hints
        return exercise
    }

    /// The tests in these files that run on any code. Of a kata they are those in the files of its
    /// starter; what stands beside them tests a design of one's own.
    func interfaceTests(of files: Tree) -> Tree {
        let tests = files.below("Tests/")
        return kind == .kata ? tests.only { starter[$0] != nil } : tests
    }

    var nextPart: Part? { laterParts.first { $0.number == part + 1 } }
}

extension Exercise.Part {
    /// What is put beside the page of the exercise.
    func page(of exercise: String) -> String {
        "# \(exercise), part \(number): \(title)\n\n\(text)\n"
    }

    var file: String { Self.file(number) }

    static func file(_ number: Int) -> String { "Part\(number).md" }
}

extension [Exercise.Part] {
    /// Reads `Parts.md`: a section for each part, whose heading the solution has, too.
    init(_ text: String, path: String, solution: Markdown, in solutionPath: String) throws {
        let page = try Markdown(text, path: path)
        let heads = page.pieces.compactMap(\.part)
        let steps = solution.pieces.compactMap(\.part)
        self = try heads.enumerated().map { index, head in
            let number = index + 2
            guard head.number == number else {
                throw LessonError(.missingPart(number), path: path, line: head.line)
            }
            guard let start = steps.first(where: { $0.number == number }) else {
                throw LessonError(.missingPart(number), path: solutionPath, line: 1)
            }
            let end = index + 1 < heads.count ? heads[index + 1].line - 1 : text.lines.count
            let inside = page.pieces.filter { $0.line > head.line && $0.line <= end }
            return Exercise.Part(
                number: number, title: head.title,
                text: text.lines[head.line..<end].joined(separator: "\n").trimmed,
                hints: inside.hints, line: start.line)
        }
        if let more = steps.first(where: { $0.number > count + 1 }) {
            throw LessonError(.missingPart(more.number), path: solutionPath, line: more.line)
        }
    }
}

extension Markdown.Piece {
    /// What a heading such as `Part 2 · The league` says.
    fileprivate var part: (number: Int, title: String, line: Int)? {
        guard case .heading(2, let text) = content,
            let match = text.wholeMatch(of: /Part (\d+) · (.+)/), let number = Int(match.1)
        else { return nil }
        return (number, String(match.2), line)
    }
}
