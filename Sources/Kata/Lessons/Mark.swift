/// How far code has come to a goal.
struct Mark: Equatable, Sendable, Codable {
    /// What the goal is about, in a word or two.
    var title: String
    var isReached: Bool
    /// How it is now.
    var state: String
    /// What to do, if the goal is not reached; and where, such as `Sources/Till.swift:12`.
    var advice = ""
    var place: String?

    private init(_ title: String, reached state: String) {
        (self.title, isReached, self.state) = (title, true, state)
    }

    private init(_ title: String, missed state: String, _ advice: String, _ place: String?) {
        (self.title, isReached, self.state) = (title, false, state)
        (self.advice, self.place) = (advice, place)
    }
}

extension Goal {
    /// How far these files have come; nil if the goal is about tests.
    func mark(_ files: Tree) -> Mark? {
        let code = files.below("Sources/")
        return switch self {
        case .simplerCode(let goal): Mark(Simplicity(of: code), goal)
        case .without(let names, let file): Mark(code, without: names, in: file)
        case .shorter(let most): Mark(TypeMap(code), atMost: most)
        case .noCircle(let names): Mark(TypeMap(code), noCircleBetween: names)
        case .betterNames, .fewerTests: nil
        }
    }
}

extension Mark {
    fileprivate init(_ now: Simplicity, _ goal: Simplicity) {
        let lines = counted(now.lines, "line") + " of code"
        let levels = counted(now.levels, "level") + " deep"
        self =
            now.keeps(goal)
            ? Mark("simpler", reached: "\(lines), \(levels)")
            : Mark(
                "simpler",
                missed: "\(lines), \(levels) (the goal: \(goal.lines) and \(goal.levels))",
                "you can make the code simpler. It has \(lines) and is \(levels); the goal is at most"
                    + " \(counted(goal.lines, "line")) of code, none deeper than"
                    + " \(counted(goal.levels, "level")).", nil)
    }

    fileprivate init(_ code: Tree, without names: [String], in file: String?) {
        let paths = code.paths.filter { file == nil || $0.fileName == file }
        self.init("without", reached: names.map { "`\($0)`" }.joined(separator: ", "))
        if let file, paths.isEmpty {
            self = Mark(
                "without", missed: "there is no \(file)",
                "the file \(file) is to stay. Put the type back into it.", nil)
        }
        for path in paths {
            let tokens = code[path]?.sourceTokens ?? []
            for name in names {
                guard let line = tokens.line(of: name) else { continue }
                self = Mark(
                    "without", missed: "`\(name)` is still in \(path.fileName)",
                    "take `\(name)` out of \(path.fileName). What the code needs of it can be handed"
                        + " in from outside.", "\(path):\(line)")
                return
            }
        }
    }

    fileprivate init(_ map: TypeMap, atMost most: Int) {
        let longest = map.types.max { ($0.value.lines, $1.key) < ($1.value.lines, $0.key) }
        guard let (name, type) = longest, type.lines > most else {
            let words = longest.map { ", the longest is \($0.key): \($0.value.lines)" } ?? ""
            self.init("shorter", reached: "no type over \(counted(most, "line"))" + words)
            return
        }
        self.init(
            "shorter", missed: "\(name) has \(type.lines) lines (the goal: \(most))",
            "make `\(name)` shorter: it has \(type.lines) lines with its extensions, and the goal is"
                + " at most \(most) for each type. Which part of it could stand alone?", type.place)
    }

    fileprivate init(_ map: TypeMap, noCircleBetween names: [String]) {
        guard let circle = map.circle(among: names) else {
            self.init("no circle", reached: "between " + names.joined(separator: ", "))
            return
        }
        let (last, first) = (circle[circle.count - 2], circle[circle.count - 1])
        let way = circle.joined(separator: " → ")
        self.init(
            "no circle", missed: way,
            "open the circle \(way): each needs the next one. Which of them need not know the other?",
            map.types[last]?.words[first])
    }
}

extension [SourceToken] {
    /// The line in which this stands first, such as `Date()`; text and comments do not count.
    fileprivate func line(of source: String) -> Int? {
        let wanted = source.sourceTokens.map(\.text)
        return indices.first { start in
            let found = self[start...].prefix(wanted.count)
            return found.map(\.text) == wanted
                && found.allSatisfy { [.word, .sign, .quotedName, .attribute].contains($0.kind) }
        }.map { self[$0].line }
    }
}
