/// `kata compare`: how the learner's files differ from the chapter's.
struct Compare {
    var world: World
    var showsWords = false
    private var kata: Invocation { world.terminal.kata }

    func run(_ place: Place?) throws -> Int32 {
        guard
            let following = try place == nil
                ? world.located() : world.following(chapter: place?.chapter)
        else {
            throw try world.followedChapter().map { KataError.notInPractice($0.number) }
                ?? .notFollowing
        }
        try world.remember(following)
        let here = Place(
            chapter: following.chapter.number, step: place?.step ?? following.here.step)
        try following.replayed.require(here)
        let comparison = Comparison(following, at: here, isOpen: place == nil)
        let notes =
            following.named.map {
                "The first line of \($0) is not part of it: it only names the file in the chapter.\n"
            }.joined() + (world.strayNote(on: following).map { $0 + "\n" } ?? "")
        if comparison.changes.isEmpty {
            world.terminal.print("Practice/ is exactly as it is \(comparison.name).\n" + notes)
            return 0
        }
        if showsWords || comparison.damage != nil {
            world.terminal.print(lines(of: comparison) + notes + foot(of: comparison))
            return comparison.isOpen && following.here.isSure && comparison.isWhole ? 0 : 1
        }
        return try compareDeeds(comparison, notes)
    }

    /// The learner's files and the chapter's at a step.
    private struct Comparison {
        var following: Following
        var here: Place
        /// Whether the step is where the learner is, and was not asked for.
        var isOpen: Bool
        var wanted: Tree
        var changes: [String]

        init(_ following: Following, at here: Place, isOpen: Bool) {
            self.following = following
            self.here = here
            self.isOpen = isOpen
            wanted = following.replayed.package(after: here.step)
            changes = wanted.changes(to: following.package)
        }

        var name: String {
            here.step == 0
                ? "at the beginning of chapter \(here.chapter)" : "after step \(here.name)"
        }

        /// Without its description it is no package, whatever its files do.
        var isWhole: Bool { !changes.contains(Practice.manifest) }

        /// In words of their own more than the damage differs.
        var damage: Int? { isOpen && !following.here.isOpen ? following.here.damage : nil }

        var heading: String {
            damage.map {
                "The damage of step \(here.chapter).\($0) is still in Practice/. Take it back:"
            } ?? "Practice/ is \(isOpen ? "most like" : "not as") the chapter \(name)"
        }
    }

    private func foot(of comparison: Comparison) -> String {
        let (here, damage) = (comparison.here, comparison.damage)
        let next =
            comparison.isOpen && damage == nil
            ? comparison.following.replayed.lastingStep(after: here.step) : nil
        let offer = next.map {
            let next = Place(chapter: here.chapter, step: $0).name
            return "Have you done the next step? \(kata("compare \(next)"))\n"
        }
        return (offer ?? "") + "Take the chapter's" + (damage == nil ? "" : ", without the damage")
            + ": \(kata("follow \(here.name)"))\n"
    }

    private func lines(of comparison: Comparison) -> String {
        let diffs = comparison.changes.map { lines(of: $0, in: comparison) }
        return comparison.heading + (comparison.damage == nil ? ":" : "")
            + " - is the chapter's, + is yours.\n\n" + diffs.joined(separator: "\n") + "\n"
    }

    /// Says whether the learner's files do what the chapter's do, and in which of them words differ.
    private func compareDeeds(_ comparison: Comparison, _ notes: String) throws -> Int32 {
        let (following, step) = (comparison.following, comparison.here.step)
        let squares = try world.squares(of: following, after: step, by: world.engine)
        func rows(where isMissing: Bool) -> [String] {
            comparison.changes.filter { (following.package[$0] == nil) == isMissing }
                .map { "  " + row(of: $0, comparison.wanted[$0], following.package[$0]) }
        }
        let (missing, words) = (rows(where: true), rows(where: false))
        let call = "compare" + (comparison.isOpen ? "" : " " + comparison.here.name) + " --words"
        let rest =
            words.text + (missing.isEmpty ? [] : ["Missing:"] + missing).text
            + "Line by line: \(kata(call))\n"
        if squares.isDone, comparison.isWhole, following.wordForWord(before: step) == nil {
            world.terminal.print(
                "Practice/ does what the chapter does \(comparison.name)"
                    + (words.isEmpty ? ".\n" : ", in words of your own. That is fine.\n")
                    + rest + notes)
            return 0
        }
        let trouble = ChapterSquaresText(squares, following, after: step, kata).trouble
        world.terminal.print(
            comparison.heading + ".\n\n" + (trouble.isEmpty ? "" : "Next: " + trouble.text + "\n")
                + (words.isEmpty
                    ? ""
                    : "Other words are fine, as long as they do the same. They are in:\n")
                + rest + "\n" + notes + foot(of: comparison))
        return 1
    }

    private func row(of path: String, _ wanted: String?, _ actual: String?) -> String {
        let sentences = Self.sentences(on: path, wanted, actual)
        let lines = Difference(from: wanted ?? "", to: actual ?? "").lines
        let own = lines.count { if case .added = $0 { true } else { false } }
        let ours = lines.count { if case .removed = $0 { true } else { false } }
        if actual == nil || own + ours < 3, !sentences.isEmpty {
            return path + ": " + sentences.joined(separator: " ")
        }
        return "\(path): \(counted(own, "line")) of yours, \(ours) of the chapter's"
    }

    private func lines(of path: String, in comparison: Comparison) -> String {
        let (wanted, following) = (comparison.wanted[path], comparison.following)
        let actual = following.package[path]
        let first = following.named.contains(path) ? 1 : 0
        let style = Style(world.terminal)
        return
            ([style.bold(path)]
            + Self.sentences(on: path, wanted, actual).map { "  " + $0 }).text
            + Difference(from: wanted ?? "", to: actual ?? "").text(style, from: first)
    }

    /// What differs where the lines below do not show it.
    private static func sentences(on path: String, _ wanted: String?, _ actual: String?)
        -> [String]
    {
        guard let actual else {
            let isManifest = path == Practice.manifest
            return ["It is missing."]
                + (isManifest ? ["Without it, swift test runs the course around Practice/."] : [])
        }
        guard let wanted else {
            return actual.isEmpty ? ["It is empty, and the chapter has no such file."] : []
        }
        return wanted.unseenDifferences(to: actual)
    }
}

extension Difference {
    /// The changed lines with their numbers in the new text, and two lines around them.
    ///
    /// - Parameter first: how many lines stand before it.
    func text(_ style: Style, from first: Int) -> String {
        var number = first
        let rows: [(isChange: Bool, text: String)] = lines.map { line in
            if case .removed = line {} else { number += 1 }
            let place = String(number).leftPadded(to: 5)
            return switch line {
            case .both(let text): (false, "\(place)   \(text)")
            case .removed(let text): (true, style.red("      - " + text))
            case .added(let text): (true, style.green("\(place) + \(text)"))
            }
        }
        guard rows.contains(where: \.isChange) else { return "" }
        let near = rows.indices.map { index in
            rows[max(0, index - 2)...min(rows.count - 1, index + 2)].contains { $0.isChange }
        }
        var shown: [String] = []
        for (index, row) in rows.enumerated() {
            if near[index] {
                shown.append(row.text)
            } else if index == 0 || near[index - 1] {
                shown.append("      …")
            }
        }
        return shown.text
    }
}
