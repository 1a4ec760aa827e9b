/// What a refactoring is to come to, as a line of its README says.
enum Goal: Equatable, Sendable {
    /// Code that is at most so long and so deep; the tests stay, as with the next three.
    case simplerCode(Simplicity)
    /// Code that does not use these, such as `Date()`; in one file, or in all.
    case without([String], file: String?)
    /// Code without a type of more lines.
    case shorter(Int)
    /// Code in which these types do not need each other in a circle.
    case noCircle([String])
    /// Tests that no longer have these names; the code stays.
    case betterNames([String])
    /// Tests of which there are at most so many; the code stays.
    case fewerTests(Int)

    /// Reads a line such as `**Simpler:** …`, ``**Without:** `Date()` in Till.swift``,
    /// `**Shorter:** no type over 150 lines`, `**No circle:** between Menu, Kitchen and Cook`,
    /// ``**Better names:** `test1`, `test2` `` or `**Fewer tests:** at most 3`.
    init?(_ line: String) {
        guard line.hasPrefix("**") else { return nil }
        let simpler =
            /\*\*Simpler:\*\* at most (\d+) lines? of code, none deeper than (\d+) levels?\b.*/
        if let match = line.wholeMatch(of: simpler), let lines = Int(match.1),
            let levels = Int(match.2)
        {
            self = .simplerCode(Simplicity(lines: lines, levels: levels))
        } else if line.hasPrefix("**Without:**"), !line.quoted.isEmpty {
            let file = line.unquoted.firstMatch(of: /\bin (\w+\.swift)\b/)
            self = .without(line.quoted, file: file.map { String($0.1) })
        } else if let most = line.number(behind: /\*\*Shorter:\*\* no type over (\d+) lines?\b.*/) {
            self = .shorter(most)
        } else if let match = line.firstMatch(of: /^\*\*No circle:\*\* between ([^.;]+)/) {
            self = .noCircle(match.1.matches(of: /\b\p{Lu}\w*/).map { String($0.0) })
        } else if line.hasPrefix("**Better names:**"), !line.quoted.isEmpty {
            self = .betterNames(line.quoted)
        } else if let most = line.number(behind: /\*\*Fewer tests:\*\* at most (\d+)\b.*/) {
            self = .fewerTests(most)
        } else {
            return nil
        }
    }
}

extension String {
    /// Whether it begins as a goal does.
    var isLikeGoal: Bool {
        ["simpler", "without", "shorter", "no circle", "better names", "fewer tests"]
            .contains { lowercased().hasPrefix("**" + $0) }
    }

    /// The number in a line of this form.
    fileprivate func number(behind form: Regex<(Substring, Substring)>) -> Int? {
        wholeMatch(of: form).flatMap { Int($0.1) }
    }
}

/// How simple code is, in two numbers that can be counted; or how simple it is to become.
struct Simplicity: Equatable, Sendable, Codable {
    var lines: Int
    /// In how many others the deepest of them stands, one opened in another line each.
    var levels: Int

    func keeps(_ goal: Simplicity) -> Bool {
        lines <= goal.lines && levels <= goal.levels
    }
}

extension Simplicity {
    init(of files: Tree) {
        let levels = files.below("Sources/").files.values.flatMap(\.levelsOfCode)
        self.init(lines: levels.count, levels: levels.max() ?? 0)
    }
}

extension String {
    /// For each line with code in it, how many lines above it have opened a bracket around it: what
    /// a formatter indents by four spaces, however it is indented here.
    fileprivate var levelsOfCode: [Int] {
        var levels: [Int: Int] = [:]
        var open: [Int] = []
        for token in sourceTokens {
            if token.isOne(of: [")", "]", "}"]) { _ = open.popLast() }
            // A text may go on for some lines.
            let rest = token.text.lines.enumerated().filter {
                $0.offset == 0 || !$0.element.isBlank
            }
            for line in rest.map({ token.line + $0.offset }) where levels[line] == nil {
                levels[line] = Set(open.filter { $0 < line }).count
            }
            if token.isOne(of: ["(", "[", "{"]) { open.append(token.line) }
        }
        return Array(levels.values)
    }
}

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
    /// - Parameter advice: nil if the goal is reached.
    private init(
        _ title: String, _ state: String, missed advice: String? = nil, at place: String? = nil
    ) {
        self.init(
            title: title, isReached: advice == nil, state: state, advice: advice ?? "", place: place
        )
    }

    fileprivate init(_ now: Simplicity, _ goal: Simplicity) {
        let lines = counted(now.lines, "line") + " of code"
        let levels = counted(now.levels, "level") + " deep"
        self =
            now.keeps(goal)
            ? Mark("simpler", "\(lines), \(levels)")
            : Mark(
                "simpler", "\(lines), \(levels) (the goal: \(goal.lines) and \(goal.levels))",
                missed:
                    "you can make the code simpler. It has \(lines) and is \(levels); the goal is"
                    + " at most \(counted(goal.lines, "line")) of code, none deeper than"
                    + " \(counted(goal.levels, "level")).")
    }

    fileprivate init(_ code: Tree, without names: [String], in file: String?) {
        let paths = code.paths.filter { file == nil || $0.fileName == file }
        self.init("without", names.map { "`\($0)`" }.joined(separator: ", "))
        if let file, paths.isEmpty {
            self = Mark(
                "without", "there is no \(file)",
                missed: "the file \(file) is to stay. Put the type back into it.")
        }
        for path in paths {
            let tokens = code[path]?.sourceTokens ?? []
            for name in names {
                guard let line = tokens.line(of: name) else { continue }
                self = Mark(
                    "without", "`\(name)` is still in \(path.fileName)",
                    missed: "take `\(name)` out of \(path.fileName). What the code needs of it can"
                        + " be handed in from outside.", at: "\(path):\(line)")
                return
            }
        }
    }

    fileprivate init(_ map: TypeMap, atMost most: Int) {
        let longest = map.types.max { ($0.value.lines, $1.key) < ($1.value.lines, $0.key) }
        guard let (name, type) = longest, type.lines > most else {
            let words = longest.map { ", the longest is \($0.key): \($0.value.lines)" } ?? ""
            self.init("shorter", "no type over \(counted(most, "line"))" + words)
            return
        }
        self.init(
            "shorter", "\(name) has \(type.lines) lines (the goal: \(most))",
            missed:
                "make `\(name)` shorter: it has \(type.lines) lines with its extensions, and the"
                + " goal is at most \(most) for each type. Which part of it could stand alone?",
            at: type.place)
    }

    fileprivate init(_ map: TypeMap, noCircleBetween names: [String]) {
        guard let circle = map.circle(among: names) else {
            self.init("no circle", "between " + names.joined(separator: ", "))
            return
        }
        let (last, first) = (circle[circle.count - 2], circle[circle.count - 1])
        let way = circle.joined(separator: " → ")
        self.init(
            "no circle", way,
            missed: "open the circle \(way): each needs the next one. Which of them need not know"
                + " the other?", at: map.types[last]?.words[first])
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
