import Course

/// `kata compare`: how the learner's files differ from the chapter's.
struct Compare {
    var world: World

    /// - Parameter place: the step to compare with; nil for the one that is most like it.
    func run(_ place: Place?) throws -> Int32 {
        guard let following = try world.following(chapter: place?.chapter) else {
            throw KataError.notFollowing
        }
        try world.remember(following)
        let (replayed, here) = (following.replayed, following.here)
        let number = following.chapter.number
        let step = place?.step ?? here.step
        guard step <= replayed.steps.count else {
            throw KataError.noSuchStep(
                place?.name ?? "", last: "\(number).\(replayed.steps.count)")
        }
        let wanted = replayed.package(after: step)
        let changes = wanted.changes(to: following.package)
        let notes = following.named.map {
            "The first line of \($0) is not part of it: it only names the file in the chapter.\n"
        }
        let name =
            step == 0 ? "at the beginning of chapter \(number)" : "after step \(number).\(step)"
        guard !changes.isEmpty else {
            world.terminal.print("Practice/ is exactly as it is \(name).\n" + notes.joined())
            return 0
        }
        let damage = place == nil ? here.damage : nil
        let isAlike =
            place == nil && here.isExact && damage == nil
            && changes.allSatisfy { $0 != Practice.manifest && following.package[$0] != nil }
        let heading =
            if let damage {
                "The damage of step \(number).\(damage) is still in Practice/. Take it back:"
            } else if isAlike {
                "Practice/ does what the chapter does \(name), in words of your own. That is fine."
            } else if place == nil {
                "Practice/ is most like the chapter \(name):"
            } else {
                "Practice/ differs from the chapter \(name):"
            }
        let style = Style(world.terminal)
        let diffs = changes.map { path in
            ([style.bold(path)]
                + Self.sentences(on: path, wanted[path], following.package[path]).map { "  " + $0 })
                .text
                + Difference(from: wanted[path] ?? "", to: following.package[path] ?? "")
                .text(style)
        }
        let next = place == nil && damage == nil ? replayed.lastingStep(after: step) : nil
        let offer = next.map {
            "Have you done the next step in your own words? "
                + world.terminal.kata("compare \(Place(chapter: number, step: $0).name)") + "\n"
        }
        world.terminal.print(
            "\(heading) - is the chapter's, + is yours.\n\n" + diffs.joined(separator: "\n")
                + "\n" + notes.joined() + (offer ?? "") + "Take the chapter's"
                + (damage == nil ? "" : ", without the damage") + ": "
                + world.terminal.kata("follow \(Place(chapter: number, step: step).name)") + "\n")
        return isAlike ? 0 : 1
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
