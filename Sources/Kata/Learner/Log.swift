import Foundation

/// `kata log`: the story of an exercise, or of a chapter.
struct Log {
    var world: World

    /// - Parameter word: an exercise's name or a chapter's number; nil for what is worked on.
    func run(_ word: String?, asJSON: Bool) throws -> Int32 {
        let (name, file) = try name(word)
        let (history, damaged) = world.state.history(of: file).read()
        let story = Story(name, history)
        if asJSON {
            world.terminal.print(try JSONText(story).text)
        } else {
            world.terminal.print(text(story, damaged))
        }
        return 0
    }

    private static let chapter = "chapter-"

    /// What stands for the chapter's number in `4` or `chapter-4`; nil for an exercise's name.
    static func chapter(_ word: String) -> String? {
        if word.hasPrefix(chapter) { return String(word.dropFirst(chapter.count)) }
        return Int(word) == nil ? nil : word
    }

    /// What to call it, and under what the saves are kept.
    private func name(_ word: String?) throws -> (name: String, file: String) {
        let catalogue = try world.project.catalogue()
        guard let word = word ?? world.state.progress().exercise else {
            guard let chapter = try world.followedChapter() else {
                throw KataError.notFollowing
            }
            return name(chapter)
        }
        guard let number = Self.chapter(word) else {
            let name = Catalogue.name(of: try catalogue.home(of: word))
            return (name, name)
        }
        guard let chapter = Int(number).flatMap(catalogue.chapter) else {
            throw KataError.noSuchChapter(number, last: catalogue.chapters.count)
        }
        return name(chapter)
    }

    private func name(_ chapter: Catalogue.Chapter) -> (name: String, file: String) {
        (Self.chapter + "\(chapter.number)", chapter.historyName)
    }

    private func text(_ story: Story, _ damaged: Int) -> String {
        let note = damaged > 0 ? ["\(counted(damaged, "damaged line")) passed over."] : []
        guard story.saves > 0 else {
            let kata = world.terminal.kata
            let start =
                Self.chapter(story.name).map { "\(kata("follow \($0)")), then \(kata("watch"))" }
                ?? kata("watch " + story.name)
            return (["No saves of \(story.name) yet. Begin: \(start)"] + note).text
        }
        let style = Style(world.terminal)
        let cycles = story.cycles.enumerated().map { index, cycle in
            let tests =
                cycle.tests.isEmpty ? "it did not compile" : cycle.tests.joined(separator: ", ")
            return
                "  \(String(index + 1).leftPadded(to: 3))  \(Self.duration(cycle.seconds).leftPadded(to: 11))  \(tests)"
        }
        var lines = [
            style.bold(story.name) + " · \(counted(story.saves, "save")), "
                + counted(story.cycles.count, "cycle"),
            "",
        ]
        lines += cycles.isEmpty ? [] : ["From red to green:"] + cycles + [""]
        lines.append(
            "Seen red before they were green: \(story.seenRed.count) of \(counted(story.tests.count, "test"))"
        )
        if story.predictions > 0 {
            lines.append("Predictions: \(story.predictionsRight) of \(story.predictions) right")
        }
        return (lines + note).text
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return switch whole {
        case ..<60: "\(whole) s"
        case ..<3600: "\(whole / 60) min \(whole % 60) s"
        default: "\(whole / 3600) h \(whole / 60 % 60) min"
        }
    }
}
