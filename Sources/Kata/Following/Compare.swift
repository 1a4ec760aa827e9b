/// `kata compare`: how the learner's files differ from the chapter's.
struct Compare {
    var world: World
    /// Whether every line that differs is shown.
    var showsWords = false
    private var kata: Invocation { world.terminal.kata }

    /// - Parameter place: the step to compare with; nil for the one where the learner is.
    func run(_ place: Place?) throws -> Int32 {
        guard
            let following = try place == nil
                ? world.located() : world.following(chapter: place?.chapter)
        else {
            throw try world.followedChapter().map { KataError.notInPractice($0.number) }
                ?? .notFollowing
        }
        try world.remember(following)
        let replayed = following.replayed
        let here = Place(
            chapter: following.chapter.number, step: place?.step ?? following.here.step)
        guard here.step <= replayed.steps.count else {
            throw KataError.noSuchStep(
                here.name, last: "\(here.chapter).\(replayed.steps.count)")
        }
        let wanted = replayed.package(after: here.step)
        let changes = wanted.changes(to: following.package)
        let name =
            here.step == 0
            ? "at the beginning of chapter \(here.chapter)" : "after step \(here.name)"
        var notes = following.named.map {
            "The first line of \($0) is not part of it: it only names the file in the chapter.\n"
        }
        if let note = world.strayNote(on: following) { notes.append(note + "\n") }
        guard !changes.isEmpty else {
            world.terminal.print("Practice/ is exactly as it is \(name).\n" + notes.joined())
            return 0
        }
        // Without its description it is no package, whatever its files do.
        let isWhole = !changes.contains(Practice.manifest)
        let isOpen = place == nil
        // In words of their own more than the damage differs.
        let damage = isOpen && !following.here.isOpen ? following.here.damage : nil
        let next = isOpen && damage == nil ? replayed.lastingStep(after: here.step) : nil
        let offer = next.map {
            let next = Place(chapter: here.chapter, step: $0).name
            return "Have you done the next step? \(kata("compare \(next)"))\n"
        }
        let foot =
            notes.joined() + (offer ?? "") + "Take the chapter's"
            + (damage == nil ? "" : ", without the damage") + ": \(kata("follow \(here.name)"))\n"
        let heading =
            damage.map {
                "The damage of step \(here.chapter).\($0) is still in Practice/. Take it back:"
            }
            ?? "Practice/ is \(isOpen ? "most like" : "not as") the chapter \(name)"
        if showsWords || damage != nil {
            let diffs = changes.map { lines(of: $0, wanted[$0], following.package[$0]) }
            world.terminal.print(
                heading + (damage == nil ? ":" : "") + " - is the chapter's, + is yours.\n\n"
                    + diffs.joined(separator: "\n") + "\n" + foot)
            return isOpen && following.here.isSure && isWhole ? 0 : 1
        }
        let squares = try world.squares(of: following, after: here.step, by: world.engine)
        let call = "compare" + (isOpen ? "" : " " + here.name) + " --words"
        func rows(where isMissing: Bool) -> [String] {
            changes.filter { (following.package[$0] == nil) == isMissing }
                .map { "  " + row(of: $0, wanted[$0], following.package[$0]) }
        }
        let (missing, words) = (rows(where: true), rows(where: false))
        let rest =
            (missing.isEmpty ? [] : ["Missing:"] + missing).text
            + "Line by line: \(kata(call))\n"
        if squares.isDone, isWhole, following.wordForWord(before: here.step) == nil {
            world.terminal.print(
                "Practice/ does what the chapter does \(name)"
                    + (words.isEmpty ? ".\n" : ", in words of your own. That is fine.\n")
                    + words.text + rest + notes.joined())
            return 0
        }
        let trouble = ChapterSquaresText(squares, following, after: here.step, kata).trouble
        world.terminal.print(
            heading + ".\n\n" + (trouble.isEmpty ? "" : "Next: " + trouble.text + "\n")
                + (words.isEmpty
                    ? ""
                    : "Other words are fine, as long as they do the same. They are in:\n")
                + words.text + rest + "\n" + foot)
        return 1
    }

    /// A file that differs, in one line.
    private func row(of path: String, _ wanted: String?, _ actual: String?) -> String {
        let sentences = Self.sentences(on: path, wanted, actual)
        let lines = Difference(from: wanted ?? "", to: actual ?? "").lines
        let (own, ours) = lines.reduce(into: (0, 0)) { counts, line in
            switch line {
            case .both: break
            case .added: counts.0 += 1
            case .removed: counts.1 += 1
            }
        }
        if actual == nil || own + ours < 3, !sentences.isEmpty {
            return path + ": " + sentences.joined(separator: " ")
        }
        return "\(path): \(counted(own, "line")) of yours, \(ours) of the chapter's"
    }

    private func lines(of path: String, _ wanted: String?, _ actual: String?) -> String {
        let style = Style(world.terminal)
        return
            ([style.bold(path)]
            + Self.sentences(on: path, wanted, actual).map { "  " + $0 }).text
            + Difference(from: wanted ?? "", to: actual ?? "").text(style)
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
    func text(_ style: Style) -> String {
        var number = 0
        var rows: [(isChange: Bool, text: String)] = []
        for line in lines {
            if case .removed = line {} else { number += 1 }
            let place = String(number).leftPadded(to: 5)
            switch line {
            case .both(let text): rows.append((false, "\(place)   \(text)"))
            case .removed(let text):
                rows.append((true, style.red("      - " + text)))
            case .added(let text): rows.append((true, style.green("\(place) + \(text)")))
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
